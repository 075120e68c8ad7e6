import { Fragment } from 'react'
import { useWords } from '#web/i18n/useWords.ts'
import { ShortcutSwitch } from '#web/ui/shortcuts/ShortcutSwitch.tsx'
import { Modal } from '#web/ui/modal/Modal.tsx'
import classes from './KeysModal.module.css'
import { words } from './words.ts'

type Word = keyof typeof words

/** Each part with its keys: alternatives, and what they do. */
const parts: readonly {
  readonly title: Word
  readonly keys: readonly (readonly [readonly string[], Word])[]
}[] = [
  {
    title: 'everywhere',
    keys: [
      [['/', 'Ctrl K'], 'search'],
      [['G H'], 'goHome'],
      [['G S'], 'goSchedule'],
      [['G R'], 'goRegistration'],
      [['G E'], 'goExams'],
      [['G T'], 'goDuties'],
      [['G V'], 'goEvaluations'],
      [['G P'], 'goProgramme'],
      [['G C'], 'goCalendar'],
      [['?'], 'help'],
      [['Esc'], 'close'],
      [['Ctrl Z'], 'undo'],
    ],
  },
  {
    title: 'groups',
    keys: [
      [['↑', '↓'], 'nextGroup'],
      [['Home', 'End'], 'edgeGroup'],
      [['Space', 'Enter'], 'chooseGroup'],
    ],
  },
  {
    title: 'week',
    keys: [
      [['↑', '↓', '←', '→'], 'nextBlock'],
      [['Home', 'End'], 'edgeBlock'],
      [['Enter'], 'openBlock'],
      [['T'], 'today'],
      [['Shift ←', 'Shift →'], 'otherWeek'],
    ],
  },
  {
    title: 'menus',
    keys: [
      [['Enter', '↓'], 'openMenu'],
      [['↑', '↓', 'Home', 'End'], 'nextItem'],
    ],
  },
  {
    title: 'sheet',
    keys: [
      [['F'], 'fullScreen'],
      [['+', '−'], 'zoom'],
      [['0'], 'wholeWidth'],
      [['↑', '↓', '←', '→', 'PageUp', 'PageDown'], 'moveSheet'],
    ],
  },
  { title: 'plan', keys: [[['↑', '↓'], 'moveSubject']] },
]

/** The keys of the portal. */
export const KeysModal = ({ onClose }: { readonly onClose: () => void }) => {
  const t = useWords(words)
  return (
    <Modal isOpen onClose={onClose} title={t('keys')} size="xl">
      <ShortcutSwitch hasHint />
      <div className={classes['parts']}>
        {parts.map(({ title, keys }) => (
          <section key={title} className={classes['part']}>
            <h3>{t(title)}</h3>
            <dl className={classes['list']}>
              {keys.map(([alternatives, word]) => (
                <div key={word} className={classes['row']}>
                  <dt>
                    {alternatives.map((key, nth) => (
                      <Fragment key={key}>
                        {nth > 0 && ' '}
                        <kbd>{key}</kbd>
                      </Fragment>
                    ))}
                  </dt>
                  <dd>{t(word)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  )
}
