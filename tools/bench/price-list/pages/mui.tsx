import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { choose, empty, type Field, fields, send } from './fields.ts';
import { schema, type Values } from './schema.ts';

export function Page() {
  const form = useForm<Values>({ defaultValues: empty, resolver: standardSchemaResolver(schema) });
  return (
    <form noValidate onSubmit={form.handleSubmit(() => {})}>
      {fields.map((field) => (
        <Control
          key={field.name}
          field={field}
          form={form}
          error={form.formState.errors[field.name]?.message}
        />
      ))}
      <Button type="submit" variant="contained">
        {send}
      </Button>
    </form>
  );
}

function Control({
  field,
  form,
  error,
}: {
  field: Field;
  form: UseFormReturn<Values>;
  error: string | undefined;
}) {
  const { name, label, kind, options, maxLength, filter } = field;
  const registered = form.register(name, {
    onChange: (event) => {
      const kept = filter(event.target.value);
      if (kept !== event.target.value) form.setValue(name, kept);
    },
  });
  if (kind === 'radio') {
    return (
      <FormControl error={Boolean(error)}>
        <FormLabel id={`${name}-label`}>{label}</FormLabel>
        <RadioGroup aria-labelledby={`${name}-label`} aria-describedby={`${name}-error`}>
          {options.map((option) => (
            <FormControlLabel
              key={option.value}
              value={option.value}
              label={option.label}
              control={<Radio {...registered} />}
            />
          ))}
        </RadioGroup>
        <FormHelperText id={`${name}-error`}>{error}</FormHelperText>
      </FormControl>
    );
  }
  if (kind === 'box')
    return <FormControlLabel label={label} control={<Checkbox {...registered} value="true" />} />;
  const { ref, ...rest } = registered;
  return (
    <TextField
      id={name}
      label={label}
      error={Boolean(error)}
      helperText={error}
      inputRef={ref}
      {...rest}
      select={kind === 'select'}
      slotProps={{
        htmlInput: { maxLength },
        select: { native: true },
        inputLabel: kind === 'select' ? { shrink: true } : {},
      }}
    >
      {kind === 'select' && <option value="">{choose}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
