import { notifications } from '#contract/account/notifications.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import { notificationWords } from './words.ts'

/** Marks all notifications as seen. */
export const SeeAllButton = () => {
  const t = useWords(notificationWords)
  const { mutate, isPending, error } = useSend(notifications.seeAll)
  return (
    <>
      <button type="button" className="plain-button" disabled={isPending} onClick={() => mutate()}>
        {t('seeAll')}
      </button>
      <ProblemNotice problem={error} />
    </>
  )
}
