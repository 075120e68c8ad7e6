import { graduation } from '#contract/administration/graduation.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { usePicked } from '#web/parts/usePicked.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

/** Asks whether she comes to the graduation; who has not decided is asked again (spec 4.6.3). */
export const AttendanceModal = ({ onSaved }: { onSaved: () => Promise<void> }) => {
  const t = useWords(words)
  const [picked, forget] = usePicked<'yes' | 'no' | 'notDecided'>('graduation_attendance')
  // A refusal means that another tab has answered: then the user is read again too.
  const save = useSend(graduation.saveAttendance, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  return (
    <AskOne
      title={t('attendanceTitle')}
      answers={[
        { value: 'yes', label: t('yes') },
        { value: 'no', label: t('no'), hint: t('noHint') },
        { value: 'notDecided', label: t('notDecided'), hint: t('notDecidedHint') },
      ]}
      {...picked}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(answer) => save.mutate({ body: { answer } })}
    >
      <p>{t('attendanceText')}</p>
    </AskOne>
  )
}
