/** Form controls: a choice among a few options, and a switch. */
import { useId } from 'preact/hooks';

export interface Option<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly note?: string;
  /** The label's language, if it is not the page's. */
  readonly lang?: string;
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly Option<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

/** A choice among a few options, all visible. */
export function Choice<T extends string>({ label, options, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  // Avoids a row with a single option.
  const columns = options.length % 3 === 0 ? 3 : 2;
  return (
    <fieldset class="choice">
      <legend>{label}</legend>
      <div class="choice-options" style={{ '--columns': columns }}>
        {options.map((option) => (
          <label key={option.value} class="choice-option" lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span class="choice-face">
              {option.label}
              {option.note !== undefined && <small>{option.note}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly note?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

export function Switch({ label, note, isOn, onChange }: SwitchProps) {
  const id = useId();
  return (
    <label class="switch">
      <span class="switch-text">
        {label}
        {note !== undefined && (
          <small id={id} class="switch-note">
            {note}
          </small>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        {...(note === undefined ? {} : { 'aria-describedby': id })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </label>
  );
}
