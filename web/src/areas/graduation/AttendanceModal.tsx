import { graduation } from '#contract/graduation.ts'
import { session } from '#contract/session.ts'
import { useSend } from '#web/api/call.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

/** Asks whether she comes to the graduation; who has not decided is asked again (spec 4). */
export const AttendanceModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  // A refusal means that another tab has answered: then the user is read again too.
  const save = useSend(graduation.saveAttendance, { stale: [session.user] })
  return (
    <AskOne
      title={t('attendanceTitle')}
      answers={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no'), hint: t('noHint') },
        { value: 'notDecided', label: t('notDecided'), hint: t('notDecidedHint') },
      ]}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(answer) => save.mutate({ body: { answer } }, { onSuccess: () => void onSaved() })}
    >
      <p>{t('attendanceText')}</p>
    </AskOne>
  )
}
