import { Button } from '@mantine/core'
import { useState } from 'react'
import { session } from '#contract/session.ts'
import { useSend } from '#web/api/call.ts'
import { formatDate } from '#web/i18n/format.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ModalContents } from '#web/ui/ModalContents.tsx'
import { ProblemNotice } from '#web/ui/ProblemNotice.tsx'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface StudentLocationModalProps {
  readonly deadline: string | null
  readonly onSaved: () => Promise<void>
}

/** Asks once a semester whether the student is in Georgia; it clears only when the answer is saved (spec 4). */
export const StudentLocationModal = ({ deadline, onSaved }: StudentLocationModalProps) => {
  const t = useWords(words)
  const locale = useLocale()
  const [answer, setAnswer] = useState<boolean | null>(null)
  // A refusal means that the answer is there already, from another tab: then the user is read again too.
  const save = useSend(session.studentLocation, { stale: [session.user] })
  const busy = save.isPending || save.isSuccess

  const choose = (is_in_georgia: boolean) => {
    if (busy) return
    setAnswer(is_in_georgia)
    save.mutate({ body: { is_in_georgia } }, { onSuccess: () => void onSaved() })
  }
  return (
    <ModalContents
      title={t('locationTitle')}
      isClosable={false}
      actions={
        <>
          <Button variant="default" loading={busy && answer === true} onClick={() => choose(true)}>
            {t('inGeorgia')}
          </Button>
          <Button variant="default" loading={busy && answer === false} onClick={() => choose(false)}>
            {t('abroad')}
          </Button>
        </>
      }
    >
      <p>{t('locationText')}</p>
      {deadline !== null && <p>{t('locationDeadline', { date: formatDate(deadline, locale) })}</p>}
      <ProblemNotice problem={save.error} />
    </ModalContents>
  )
}
