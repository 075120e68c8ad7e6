import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { applications } from '#contract/administration/applications.ts'
import { canCancel } from '#rules/applications/steps.ts'
import { q, send } from '#web/api/call.ts'
import { useLiveAnswers } from '#web/api/live/useLiveAnswers.ts'
import { useSend } from '#web/api/useSend.ts'
import { formatDate } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { ConfirmButton } from '#web/ui/modal/ConfirmButton.tsx'
import { ReceiptLine } from '#web/ui/receipts/ReceiptLine.tsx'
import type { Application } from './application.ts'
import classes from './Applications.module.css'
import { CertificateAnswer } from './CertificateAnswer.tsx'
import { Status } from './Status.tsx'
import { words } from './words.ts'

/** One application: its state and answer, what happened to it, and what was sent. */
export const ApplicationView = ({ id }: { readonly id: number }) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(applications.one, { params: { id } }))
  const { applicationID, status, files, answer_files } = data
  useLiveAnswers('applications', true)
  const cancel = useSend(applications.cancel)
  const load = (fileID: number) => () => send(applications.file, { params: { id, fileID } })
  const reason = data.steps.at(-1)?.reason ?? null
  return (
    <div className={classes['application']}>
      <Status status={status}>
        <span className="muted">{t('number', { number: applicationID })}</span>
      </Status>
      {(status === 'sent' || status === 'received') && (
        <Notice kind="info">{t(status === 'sent' ? 'sentNext' : 'receivedNext')}</Notice>
      )}
      {data.certificate !== null && (
        <CertificateAnswer
          applicationID={applicationID}
          kind={text(data, 'kind')}
          certificate={data.certificate}
        />
      )}
      {(reason !== null || answer_files.length > 0) && (
        <section className={classes['answer']} data-status={status}>
          <h2>{t('answer')}</h2>
          {reason !== null && <p className={classes['text']}>{reason}</p>}
          {answer_files.map((file) => (
            <FileLink key={file.fileID} file={file} load={load(file.fileID)} />
          ))}
        </section>
      )}
      {status === 'not_satisfied' && (
        <p className={classes['text']}>
          {t('refusedNext')}{' '}
          <Link to="/my-applications/new" search={{ kind: data.kindID } as never}>
            {t('newApplication')}
          </Link>
        </p>
      )}
      <Steps steps={data.steps} />
      {data.values.length > 0 && <Values values={data.values} />}
      {data.receipt !== null && (
        <section>
          <h2>{t('attachedReceipt')}</h2>
          <ReceiptLine receipt={data.receipt} />
        </section>
      )}
      {files.length > 0 && (
        <section>
          <h2>{t('files')}</h2>
          <ul className={classes['files']}>
            {files.map((file) => (
              <li key={file.fileID}>
                {file.document !== null && <span className="muted">{text(file, 'document')}</span>}
                <FileLink file={file} load={load(file.fileID)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {canCancel(status) && (
        <div>
          <ConfirmButton
            variant="plain-button"
            label={t('cancel')}
            title={t('cancelTitle')}
            keepLabel={t('keep')}
            attempt={cancel}
            onConfirm={(close) => cancel.mutate({ params: { id } }, { onSuccess: close })}
          >
            <p>{t('cancelText')}</p>
          </ConfirmButton>
        </div>
      )}
    </div>
  )
}

const Steps = ({ steps }: Pick<Application, 'steps'>) => {
  const t = useWords(words)
  const locale = useLocale()
  const last = steps.length - 1
  return (
    <section>
      <h2>{t('steps')}</h2>
      <ol className={classes['steps']}>
        {steps.map(({ status, reason, at }, nth) => (
          <li key={status}>
            <Status status={status}>
              <time dateTime={at}>{formatInstant(at, locale)}</time>
            </Status>
            {/* The last one stands above as the answer. */}
            {reason !== null && nth < last && <p className={classes['text']}>{reason}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}

const Values = ({ values }: Pick<Application, 'values'>) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  return (
    <section>
      <h2>{t('written')}</h2>
      <dl className={classes['values']}>
        {values.map((each) => (
          <div key={each.nameeng}>
            <dt>{text(each, 'name')}</dt>
            <dd>{each.type === 'date' ? formatDate(each.value, locale) : text(each, 'value')}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
