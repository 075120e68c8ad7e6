import { useMutation } from '@tanstack/react-query'
import { finance } from '#contract/administration/finance.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { ActionButton } from '#web/ui/ActionButton.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import classes from './Account.module.css'
import { words } from './words.ts'

/** The account as a file. */
export const StatementButtons = () => {
  const t = useWords(words)
  const locale = useLocale()
  const download = useMutation({
    mutationFn: async (format: 'pdf' | 'csv') =>
      saveFile(await send(finance.statement, { query: { format, locale } }), `${t('statement')}.${format}`),
  })
  return (
    <>
      <span className={classes['downloads']}>
        <ActionButton kind="text" isBusy={download.isPending} onClick={() => download.mutate('pdf')}>
          {t('asPdf')}
        </ActionButton>
        <ActionButton kind="text" isBusy={download.isPending} onClick={() => download.mutate('csv')}>
          {t('asCsv')}
        </ActionButton>
      </span>
      <ProblemNotice problem={download.error} />
    </>
  )
}
