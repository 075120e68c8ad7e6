import { minor } from '#contract/registration/minor.ts'
import { useSend } from '#web/api/useSend.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { MeetingTimes } from '#web/parts/group-table/MeetingTimes.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { words } from '../words.ts'
import classes from './SourceList.module.css'
import type { Module } from './sources.ts'
import { useRegisteredInModules } from './useRegisteredInModules.ts'
import type { Message } from '#web/i18n/message.ts'

interface Props {
  readonly modules: readonly Module[]
  readonly onToast: (toast: Message) => void
}

/** Deletes the minor; the confirmation lists the registrations that are cancelled with it (spec 4.12.2). */
export const DeleteMinorButton = ({ modules, onToast }: Props) => {
  const t = useWords(words)
  const cancelled = useRegisteredInModules(modules)
  const remove = useSend(minor.remove, {
    onSuccess: (reply) => onToast({ phrase: words.minorDeleted, params: { count: reply.cancelled.length } }),
  })
  return (
    <div className={classes['choice']}>
      <ConfirmButton
        variant="plain-button"
        label={t('deleteMinor')}
        title={t('deleteMinorTitle')}
        keepLabel={t('keepMinor')}
        attempt={remove}
        onConfirm={(close) => remove.mutate(undefined, { onSuccess: close })}
      >
        <p>{t(cancelled.length === 0 ? 'deleteMinorNothing' : 'deleteMinorText')}</p>
        {cancelled.length > 0 && (
          <ul>
            {cancelled.map((own) => (
              <li key={own.registrationID}>
                <SubjectName subject={own} /> <MeetingTimes of={own.groups} />
              </li>
            ))}
          </ul>
        )}
        <p>{t('firstRoundAgain')}</p>
      </ConfirmButton>
    </div>
  )
}
