import { useSuspenseQuery } from '@tanstack/react-query'
import { minor } from '#contract/registration/minor.ts'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { OpenProgramChoices } from '#web/areas/program/choices/OpenProgramChoices.tsx'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { messages } from '#web/i18n/messages.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { RegistrationWindows } from '#web/parts/registration-window/useRegistrationWindow.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { ChooseLevelButton } from '../english/ChooseLevelButton.tsx'
import { words } from '../words.ts'
import { ChooseMinorButton } from './ChooseMinorButton.tsx'
import classes from './OtherChoices.module.css'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly windows: RegistrationWindows
  readonly onToast: (toast: Message) => void
}

/** The choices besides subjects, or why they cannot be made now. */
export const OtherChoices = (props: Props) => (
  <div className={classes['choices']}>
    <MinorChoice {...props} />
    <EnglishChoice />
    <OpenProgramChoices className={classes['choice']} />
  </div>
)

const MinorChoice = ({ windows, onToast }: Props) => {
  const t = useWords(words)
  const m = useWords(messages)
  const locale = useLocale()
  const { data } = useSuspenseQuery(q(minor.hasChooseMinor))
  // At another level of study there will never be one.
  if (data.hasChooseMinor || data.code === 'minor_level') return null
  const window = windows.forKind('minor')
  const isClosed = data.code === 'window_closed'
  // These reasons begin with the sentence themselves; the others are only the reason.
  const hasSentence = data.code?.startsWith('minor_') || data.code === 'no_minors'
  return (
    <section className={classes['choice']} aria-label={t('minor')}>
      <h2>{t('minor')}</h2>
      {data.canChoose && <p>{t('minorText')}</p>}
      {data.canChoose && <ChooseMinorButton onToast={onToast} />}
      {!data.canChoose && (
        <p className={classes['closed']}>
          <Icon name="lock" size={16} />{' '}
          <span>
            {isClosed && window.state === 'soon'
              ? t('opensOn', { when: formatInstant(window.opensAt, locale) })
              : `${hasSentence ? '' : `${m('cannotChooseMinor')} `}${data.reason ?? ''}`}
          </span>
        </p>
      )}
    </section>
  )
}

const EnglishChoice = () => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(registration.englishLevelSubject))
  const { canChange, code, reason, subjects } = data
  // Not shown in semesters of study that have no choice of a level.
  if (!canChange && (code === null || code === 'english_level_not_now')) return null
  return (
    <section className={classes['choice']} aria-label={t('english')}>
      <h2>{t('english')}</h2>
      {subjects.map((subject) => (
        <p key={subject.subjectID}>{text(subject, 'subject')}</p>
      ))}
      {subjects.length === 0 && canChange && <p>{t('noLevelYet')}</p>}
      {canChange ? (
        <ChooseLevelButton />
      ) : (
        <p className={classes['closed']}>
          <Icon name="lock" size={16} /> <span>{reason}</span>
        </p>
      )}
    </section>
  )
}
