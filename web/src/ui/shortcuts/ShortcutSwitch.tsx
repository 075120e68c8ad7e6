import { useId, useState } from 'react'
import { readPreference, savePreference } from '#web/api/preference.ts'
import { useWords } from '#web/i18n/useWords.ts'
import classes from './ShortcutSwitch.module.css'
import { words } from './words.ts'

/** Switches the keys that write a character on or off, on this device (WCAG 2.1.4). */
export const ShortcutSwitch = ({ hasHint = false }: { readonly hasHint?: boolean }) => {
  const t = useWords(words)
  const hintID = useId()
  const [isOn, setOn] = useState(() => readPreference('keys') !== 'off')
  return (
    <div className={classes['setting']}>
      <label>
        <input
          type="checkbox"
          role="switch"
          aria-checked={isOn}
          aria-describedby={hasHint ? hintID : undefined}
          checked={isOn}
          onChange={({ currentTarget: { checked } }) => {
            setOn(checked)
            savePreference('keys', checked ? 'on' : 'off')
          }}
        />
        {t('shortcuts')}
      </label>
      {hasHint && (
        <p id={hintID} className="muted">
          {t('shortcutsHint')}
        </p>
      )}
    </div>
  )
}
