import { master } from '#contract/studies/master.ts'
import { daysBetween } from '#rules/time/clock.ts'
import { send, type Reply } from '#web/api/call.ts'
import { formatDate, formatNumber } from '#web/i18n/format.ts'
import { formatInstant } from '#web/i18n/format-instant.ts'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { useUniversityNow } from '#web/parts/time/useUniversityNow.ts'
import { toRequested } from '#web/parts/requested-row/useRequestedRow.ts'
import { ChangeMark } from '#web/parts/page-changes/ChangeMark.tsx'
import { FileLink } from '#web/ui/file/FileLink.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { words } from '#web/areas/master/words.ts'
import classes from './Components.module.css'

export type ThesisComponent = Reply<typeof master.components>['components'][number]

/** A component without files is highlighted this many days before its deadline. */
const warningDays = 7

interface Props {
  readonly component: ThesisComponent
  /** Nothing is accepted yet, whatever the part says. */
  readonly needsTheme: boolean
  /** The address names it. */
  readonly isRequested: boolean
  readonly onSubmit: () => void
  readonly onShowVersions: () => void
}

/** One component of the thesis: deadline, points, latest version, and how to submit another. */
export const ThesisComponentItem = (props: Props) => {
  const { component, needsTheme, isRequested, onSubmit, onShowVersions } = props
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const { date: today } = useUniversityNow()
  const { deadline, score, max_score, latest, takes_files, can_upload } = component
  const daysLeft = deadline === null ? null : daysBetween(today, deadline)
  const daysLeftText =
    daysLeft === null
      ? null
      : daysLeft < 0
        ? t('deadlineOver')
        : daysLeft === 0
          ? t('lastDay')
          : t('daysLeft', { count: daysLeft })
  const format = (value: number) => formatNumber(value, locale)
  const name = text(component, 'component')
  return (
    <li className={classes['component']} {...toRequested(isRequested)}>
      <div className={classes['heading']}>
        <h2>{name}</h2>
        {max_score !== null && (
          <span className={classes['points']} data-given={score !== null || undefined}>
            {score === null
              ? t('maxPoints', { most: format(max_score) })
              : t('points', { score: format(score), most: format(max_score) })}
          </span>
        )}
      </div>
      <ChangeMark row={`component ${component.componentID}`} />
      {text(component, 'text') !== '' && <p>{text(component, 'text')}</p>}
      {deadline !== null && (
        <p
          className={classes['deadline']}
          data-soon={
            (latest === null &&
              takes_files &&
              daysLeft !== null &&
              daysLeft >= 0 &&
              daysLeft <= warningDays) ||
            undefined
          }
        >
          <Icon name="clock" size={18} /> {t('deadline', { date: formatDate(deadline, locale, 'short') })}
          {/* Days left do not matter once points are given. */}
          {score === null && <span>{daysLeftText}</span>}
        </p>
      )}
      {!takes_files ? (
        <p className={classes['muted']}>{t('noFiles')}</p>
      ) : latest === null ? (
        <p className={classes['muted']}>{t('notSubmitted')}</p>
      ) : (
        <div>
          <p className={classes['version']}>
            <Icon name="check" size={18} />
            {t('version', { version: latest.version, when: formatInstant(latest.created_at, locale) })}
          </p>
          {latest.files.map((file) => (
            <FileLink
              key={file.fileID}
              file={file}
              load={() =>
                send(master.downloadFile, { body: { filename: file.filename, fileID: file.fileID } })
              }
            />
          ))}
        </div>
      )}
      {takes_files &&
        !can_upload &&
        !needsTheme &&
        latest !== null &&
        !(daysLeft !== null && daysLeft < 0) && (
          <p className={classes['muted']}>{t('versionLimitReached', { count: latest.version })}</p>
        )}
      <div className={classes['actions']}>
        {can_upload && (
          <button
            type="button"
            className="plain-button"
            aria-label={t(latest === null ? 'submitOf' : 'submitNewVersionOf', { component: name })}
            onClick={onSubmit}
          >
            {t(latest === null ? 'submit' : 'submitNewVersion')}
          </button>
        )}
        {latest !== null && latest.version > 1 && (
          <button type="button" className="text-button" onClick={onShowVersions}>
            {t('earlierVersions')}
          </button>
        )}
      </div>
    </li>
  )
}
