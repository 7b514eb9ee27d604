import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import Tooltip from '@mui/material/Tooltip';
import { Fragment, useState } from 'react';
import { content, rounds, thousand } from './content.ts';

function Help() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button variant="contained" onClick={() => setOpen(true)}>
        {content.dialog.open}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>{content.dialog.title}</DialogTitle>
        <DialogContent>
          <p>{content.dialog.text}</p>
        </DialogContent>
      </Dialog>
    </div>
  );
}

export function Blocks() {
  const { questions, tooltip, text, select, checkbox, radio, buttons } = content;
  return rounds.map((round) => (
    <Fragment key={round}>
      <div>
        {questions.map(({ title, text }) => (
          <Accordion key={title}>
            <AccordionSummary>{title}</AccordionSummary>
            <AccordionDetails>
              <p>{text}</p>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
      <Help />
      <p>
        200 km{' '}
        <Tooltip title={tooltip.text}>
          <button type="button">{tooltip.label}</button>
        </Tooltip>
      </p>
      <TextField id={`marque-${round}`} name="marque" label={text.label} helperText={text.hint} />
      <TextField
        id={`ville-${round}`}
        name="ville"
        label={select.label}
        select
        slotProps={{ select: { native: true } }}
      >
        {select.options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </TextField>
      <FormControlLabel control={<Checkbox name="offres" />} label={checkbox} />
      <FormControl>
        <FormLabel id={`transmission-${round}`}>{radio.legend}</FormLabel>
        <RadioGroup name={`transmission-${round}`} aria-labelledby={`transmission-${round}`}>
          {radio.options.map((label) => (
            <FormControlLabel key={label} value={label} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      <div>
        <Button variant="contained">{buttons[0]}</Button> <Button variant="outlined">{buttons[1]}</Button>
      </div>
    </Fragment>
  ));
}

export function Buttons() {
  return thousand.map((index) => (
    <Button key={index} variant="contained">
      Bouton {index}
    </Button>
  ));
}
