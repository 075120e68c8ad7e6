import { useSuspenseQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { preRegistration } from '#contract/registration/pre-registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MyWishes.module.css'
import type { Wish } from './useWishing.ts'
import { words } from './words.ts'

interface Props {
  readonly subjects: readonly Wish[]
  readonly total: number
  readonly minimum: number
  readonly heading: RefObject<HTMLHeadingElement | null>
  readonly canWish: boolean
  /** Where it stands above the subjects it is folded, so that they are not far down. */
  readonly isWide: boolean
  readonly onExchange: (preRegID: number) => void
  readonly onTakeBack: (wish: Wish) => void
}

/** What I wish for, with its credits in all; each can be changed for another subject or taken back, or says why not. */
export const MyWishes = (props: Props) => {
  const { subjects, total, minimum, heading, canWish, isWide, onExchange, onTakeBack } = props
  const t = useWords(words)
  const text = useLocalized()
  const { data: may } = useSuspenseQuery(q(preRegistration.whoCanDelete))
  const title = (
    <>
      {t('myWishes')} <span className={classes['soft']}>{t('total', { ects: total })}</span>
    </>
  )
  const list = (
    <>
      {subjects.length === 0 && (
        <p className={classes['soft']}>{t(minimum > 0 ? 'noWishes' : 'noWishesLast', { minimum })}</p>
      )}
      <ul className={classes['list']}>
        {subjects.map((wish) => {
          const subject = text(wish, 'subject')
          const kept = may.kept.find(({ preRegID }) => preRegID === wish.preRegID)
          return (
            <li key={wish.preRegID}>
              <SubjectName subject={wish} />
              <div className={classes['soft']}>{t('ects', { ects: wish.ects })}</div>
              {kept !== undefined && canWish && <p className={classes['soft']}>{kept.reason}</p>}
              {may.preRegIDs.includes(wish.preRegID) && canWish && (
                <div className={classes['actions']}>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('changeOf', { subject })}
                    onClick={() => onExchange(wish.preRegID)}
                  >
                    {t('change')}
                  </button>
                  <button
                    type="button"
                    className="text-button"
                    aria-label={t('takeBackOf', { subject })}
                    onClick={() => onTakeBack(wish)}
                  >
                    {t('takeBack')}
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
    <section aria-label={t('myWishes')}>
      {isWide ? (
        <>
          <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
            {title}
          </h2>
          {list}
        </>
      ) : (
        <details className={classes['folded']}>
          <summary>
            <Icon name="right" size={18} />
            <h2 ref={heading} tabIndex={-1} className={classes['heading']}>
              {title}
            </h2>
          </summary>
          {list}
        </details>
      )}
    </section>
  )
}
