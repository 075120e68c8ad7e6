import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applications } from '#contract/administration/applications.ts'
import { send } from '#web/api/call.ts'
import { saveFile } from '#web/api/files/save-file.ts'
import { useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ProblemNotice } from '#web/ui/feedback/ProblemNotice.tsx'
import type { Application } from './application.ts'
import classes from './Applications.module.css'
import { words } from './words.ts'
import '#web/ui/mantine.css'

interface Props {
  readonly applicationID: number
  /** Its name, for the file. */
  readonly kind: string
  readonly certificate: NonNullable<Application['certificate']>
}

/** The document that answered an application at once. */
export const CertificateAnswer = ({ applicationID, kind, certificate }: Props) => {
  const t = useWords(words)
  const { number, code, state, reason } = certificate
  const hasElmo = certificate.kind === 'transcript' && state === 'valid'
  const downloadElmo = useMutation({
    mutationFn: async () =>
      saveFile(await send(applications.elmo, { params: { id: applicationID } }), `ELMO ${number}.xml`),
  })
  const download = useMutation({
    mutationFn: async () =>
      saveFile(
        await send(applications.certificate, { params: { id: applicationID } }),
        `${kind} ${number}.pdf`,
      ),
  })
  return (
    <section className={classes['answer']} data-status={state === 'revoked' ? 'not_satisfied' : 'satisfied'}>
      <h2>
        {kind} <span className={classes['certificateNumber']}>{number}</span>
      </h2>
      {state === 'valid' && <p className={classes['text']}>{t('documentReady')}</p>}
      {state === 'replaced' && <Notice kind="warning">{t('documentReplaced')}</Notice>}
      {state === 'revoked' && <Notice kind="error">{t('documentRevoked', { reason: reason ?? '' })}</Notice>}
      <p className={classes['document']}>
        <Button loading={download.isPending} onClick={() => download.mutate()}>
          {t('download')}
        </Button>
        {hasElmo && (
          <Button variant="default" loading={downloadElmo.isPending} onClick={() => downloadElmo.mutate()}>
            {t('downloadElmo')}
          </Button>
        )}
        <Link to="/verify" search={{ code } as never}>
          {t('checkPage')}
        </Link>
      </p>
      {hasElmo && <p className="muted">{t('elmoHint')}</p>}
      <ProblemNotice problem={download.error} />
      <ProblemNotice problem={downloadElmo.error} />
    </section>
  )
}
