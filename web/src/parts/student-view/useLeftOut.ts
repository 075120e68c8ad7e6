import { useQuery } from '@tanstack/react-query'
import { session } from '#contract/account/session.ts'
import { q } from '#web/api/call.ts'
import { isView } from '#web/api/student-view/is-view.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { leftOutWords } from './words.ts'

/** The parts that staff who view the portal as the student are not shown, as a sentence; null if there are none. */
export const useLeftOut = (): string | null => {
  const t = useWords(leftOutWords)
  const parts = useQuery({ ...q(session.user), enabled: isView() }).data?.left_out ?? []
  return parts.length === 0 ? null : t('leftOut', { parts: parts.map((part) => t(part)).join(', ') })
}
