import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { CreditsHeading } from '#web/parts/credits/CreditsHeading.tsx'
import { Receipts } from '#web/parts/receipts/Receipts.tsx'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MyPreRegistrations.module.css'
import type { PreRegistration } from './usePreRegister.ts'
import { words } from './words.ts'

interface Props {
  readonly subjects: readonly PreRegistration[]
  readonly total: number
  readonly minimum: number
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly isOpen: boolean
  /** On a narrow screen the list is folded, with the history: it stands above the subjects. */
  readonly isWide: boolean
  readonly onExchange: (preRegID: number) => void
  readonly onCancel: (own: PreRegistration) => void
}

/** The chosen subjects and their credits; each can be changed for another or cancelled, or says why not. */
export const MyPreRegistrations = (props: Props) => {
  const { subjects, total, minimum, heading, isOpen, isWide, onExchange, onCancel } = props
  const t = useWords(words)
  const text = useLocalized()
  const { data: cancellable } = useSuspenseQuery(q(preRegistration.whoCanDelete))
  const title = <CreditsHeading ref={heading} title={t('myChoice')} credits={t('total', { ects: total })} />
  const list = (
    <>
      {subjects.length === 0 && (
        <p className={classes['muted']}>{t(minimum > 0 ? 'noneChosen' : 'noneChosenLast', { minimum })}</p>
      )}
      <ul className={classes['list']}>
        {subjects.map((own) => {
          const subject = text(own, 'subject')
          const kept = cancellable.kept.find(({ preRegID }) => preRegID === own.preRegID)
          return (
            <li key={own.preRegID}>
              <SubjectName subject={own} />
              <div className={classes['muted']}>{t('ects', { count: own.ects })}</div>
              {kept !== undefined && isOpen && <p className={classes['muted']}>{kept.reason}</p>}
              {cancellable.preRegIDs.includes(own.preRegID) && isOpen && (
                <div className={classes['actions']}>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('changeOf', { subject })}
                    onClick={() => onExchange(own.preRegID)}
                  >
                    {t('change')}
                  </button>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('cancelOf', { subject })}
                    onClick={() => onCancel(own)}
                  >
                    {t('cancel')}
                  </button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
  return (
    <section aria-label={t('myChoice')}>
      {isWide ? (
        <>
          {title}
          {list}
        </>
      ) : (
        <details className={classes['folded']}>
          <summary>
            <Icon name="right" size={18} />
            {title}
          </summary>
          {list}
          <Receipts />
        </details>
      )}
    </section>
  )
}
