import { useWords } from '#web/i18n/useWords.ts'
import { ShortcutSwitch } from '#web/ui/shortcuts/ShortcutSwitch.tsx'
import { Dialog } from '#staff/ui/Dialog.tsx'
import classes from './Inbox.module.css'
import { words } from './words.ts'

const rows = [
  ['↑ ↓', 'keyMove'],
  ['J K', 'keyNext'],
  ['Enter', 'keyOpen'],
  ['C', 'keyClaim'],
  ['R', 'keyReply'],
  ['T', 'keyTemplate'],
  ['Ctrl Enter', 'keySend'],
  ['A', 'keyAssign'],
  ['U', 'keyUndo'],
  ['?', 'keyHelp'],
] as const

/** The keys of the inbox. */
export const KeysDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords(words)
  return (
    <Dialog title={t('keys')} onClose={onClose}>
      <ShortcutSwitch hasHint />
      <dl className={classes['keys']}>
        {rows.map(([key, name]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{t(name)}</dd>
          </div>
        ))}
      </dl>
      <div className={classes['buttons']}>
        <button type="button" className="plain-button" onClick={onClose}>
          {t('close')}
        </button>
      </div>
    </Dialog>
  )
}
