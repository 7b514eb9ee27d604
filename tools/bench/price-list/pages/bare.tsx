import { useState } from 'react';
import { choose, fields, requiredMessage, send } from './fields.ts';

/** The lower bound for every library: the plain elements, with their messages rendered at once. */
export function Page() {
  const [refused, setRefused] = useState(false);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(true);
      }}
    >
      {fields.map(({ name, label, kind, options, required, maxLength }) => {
        const error = refused && required && <p id={`${name}-error`}>{requiredMessage}</p>;
        if (kind === 'radio') {
          return (
            <fieldset key={name}>
              <legend>{label}</legend>
              {options.map((option) => (
                <label key={option.value}>
                  <input type="radio" name={name} value={option.value} />
                  {option.label}
                </label>
              ))}
              {error}
            </fieldset>
          );
        }
        if (kind === 'box') {
          return (
            <label key={name}>
              <input type="checkbox" name={name} value="true" />
              {label}
            </label>
          );
        }
        return (
          <div key={name}>
            <label htmlFor={name}>{label}</label>
            {kind === 'select' ? (
              <select id={name} name={name}>
                <option value="">{choose}</option>
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </select>
            ) : (
              <input id={name} name={name} maxLength={maxLength} aria-describedby={`${name}-error`} />
            )}
            {error}
          </div>
        );
      })}
      <button type="submit">{send}</button>
    </form>
  );
}
