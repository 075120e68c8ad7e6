import { session } from '#contract/account/session.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { usePicked } from '#web/parts/usePicked.ts'
import { AskOne } from '#web/ui/AskOne.tsx'
import { words } from './words.ts'

interface StudentLocationModalProps {
  readonly deadline: string | null
  readonly onSaved: () => Promise<void>
}

/** Asks once a semester whether the student is in Georgia; it clears only when the answer is saved (spec 4.6.6). */
export const StudentLocationModal = ({ deadline, onSaved }: StudentLocationModalProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const [picked, forget] = usePicked<'georgia' | 'abroad'>('student_location')
  // A refusal means that the answer is there already, from another tab: then the user is read again too.
  const save = useSend(session.studentLocation, {
    onSuccess: () => {
      forget()
      void onSaved()
    },
  })
  return (
    <AskOne
      title={t('locationTitle')}
      answers={[
        { value: 'georgia', label: t('inGeorgia') },
        { value: 'abroad', label: t('abroad') },
      ]}
      {...picked}
      busy={save.isPending || save.isSuccess}
      problem={save.error}
      onSave={(answer) => save.mutate({ body: { is_in_georgia: answer === 'georgia' } })}
    >
      <p>{t('locationText')}</p>
      {deadline !== null && <p>{t('locationDeadline', { date: formatDate(deadline, locale) })}</p>}
    </AskOne>
  )
}
