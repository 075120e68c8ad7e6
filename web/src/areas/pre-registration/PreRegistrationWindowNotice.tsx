import { useSuspenseQuery } from '@tanstack/react-query'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { getNextChange, type WindowState } from '#rules/registration/window.ts'
import { q } from '#web/api/call.ts'
import { formatDeadline, formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { WindowNotice } from '#web/parts/registration-window/WindowNotice.tsx'
import { useArrival } from '#web/parts/time/useArrival.ts'
import { useServerNow } from '#web/parts/time/useServerNow.ts'
import { words } from './words.ts'

const titles = { open: 'isOpen', soon: 'isSoon', over: 'isOver', unplanned: 'isUnplanned' } as const

/** Whether the student's window is open, by the server's clock. */
export const PreRegistrationWindowNotice = ({ window }: { window: WindowState }) => {
  const t = useWords(words)
  const locale = useLocale()
  const { data, dataUpdatedAt } = useSuspenseQuery(q(preRegistration.guide))
  const now = useServerNow(data.now, useArrival(preRegistration.guide.path, dataUpdatedAt))
  const { state } = window
  const changesAt = getNextChange(window)
  const text =
    changesAt === null
      ? t(state === 'unplanned' ? 'isUnplannedText' : 'isOverText')
      : state === 'open'
        ? t('closesAt', { when: formatDeadline(changesAt, locale) })
        : t('opensAt', { when: formatInstant(changesAt, locale) })
  return <WindowNotice {...{ state, text, changesAt, now }} title={t(titles[state])} />
}
