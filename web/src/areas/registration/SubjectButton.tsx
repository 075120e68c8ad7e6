import { useEffect, useRef } from 'react'
import { useLocale } from '#web/i18n/locale.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { formatNumber } from '#web/i18n/format.ts'
import { SubjectName } from '#web/parts/SubjectName.tsx'
import { Icon, type IconName } from '#web/ui/Icon.tsx'
import type { OfferedSubject, SubjectState } from './subject-state.ts'
import classes from './SourceList.module.css'
import { words } from './words.ts'

const icons: Readonly<Record<SubjectState, IconName>> = {
  registered: 'check',
  done: 'book',
  none: 'lock',
  full: 'people',
  clash: 'clock',
  credits: 'warning',
  closed: 'lock',
  order: 'lock',
  module: 'lock',
  block: 'lock',
  declined: 'lock',
  first: 'warning',
  inactive: 'lock',
  meet: 'clock',
  gone: 'lock',
  impossible: 'lock',
  free: 'right',
}

interface Props {
  readonly subject: OfferedSubject
  readonly state: SubjectState
  /** When its source opens, where that is shut. */
  readonly opensAt: string | null
  readonly isOpen: boolean
  readonly onOpen: () => void
}

/** A subject of a module: its name, its credits, and whether it is done, registered, free, or what stands in the way. */
export const SubjectButton = ({ subject, state, opensAt, isOpen, onOpen }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const locale = useLocale()
  const button = useRef<HTMLButtonElement>(null)
  // Come to by its address, the chosen subject is not left somewhere below in the list.
  useEffect(() => {
    const list = isOpen ? button.current?.closest<HTMLElement>('[data-scrolls]') : null
    if (!list || !button.current) return
    const below = button.current.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom
    if (below > 0) list.scrollTop += below + list.clientHeight / 2
  }, [isOpen])
  const said: Readonly<Record<SubjectState, string>> = {
    registered: t('isRegistered'),
    done:
      subject.score === null ? t('isDoneOnly') : t('isDone', { score: formatNumber(subject.score, locale) }),
    none: t('isNone'),
    full:
      subject.free_groups === 0 || subject.full_parts === null
        ? t('isFull')
        : t('isFullPart', { parts: text(subject, 'full_parts') }),
    clash: t('isClash'),
    credits: t('isOverCredits'),
    closed: opensAt === null ? t('isClosedNow') : t('opensOn', { when: opensAt }),
    order: t('isAfterAnother'),
    module: t('isOverModule'),
    block: t('isOverBlock'),
    declined: t('isDeclined'),
    first: t('isAfterChange'),
    inactive: t('isInactive'),
    meet: t('isMeeting'),
    gone: t('isGone'),
    impossible: t('isNotForMe'),
    free: t('isFree'),
  }
  return (
    <button
      ref={button}
      type="button"
      className={classes['subject']}
      data-state={state}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
    >
      <span className={classes['subjectName']}>
        <SubjectName subject={subject} />
      </span>
      <span className={classes['state']}>
        <Icon name={icons[state]} size={16} /> {said[state]}
      </span>
      {subject.score !== null && !subject.passed && state !== 'done' && (
        <span className={classes['state']}>
          {t('isFailed', { score: formatNumber(subject.score, locale) })}
        </span>
      )}
      <span className={classes['ects']}>{t('ects', { ects: subject.ects })}</span>
    </button>
  )
}
