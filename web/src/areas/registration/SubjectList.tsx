import { useQuery } from '@tanstack/react-query'
import { registration } from '#contract/registration/registration.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import type { Source } from './sources.ts'
import classes from './SourceList.module.css'
import { SubjectButton } from './SubjectButton.tsx'
import type { Looking } from './subject-state.ts'
import { doneLast, subjectState } from './subject-state.ts'
import type { Place } from './usePlace.ts'
import type { SourceSubject } from './useSourceLists.ts'
import { words } from './words.ts'

interface Props {
  readonly source: Source
  readonly subjects: readonly SourceSubject[]
  readonly place: Place
  readonly looking: Looking
  /** When the source opens, where it is shut. */
  readonly opensAt: string | null
  /** The module by whose blocks they stand, if it has any. */
  readonly blocksOf: number | null
  readonly onToGroups: () => void
}

/** The subjects of a source, those of a module with blocks by block: how many of each may be chosen and are. */
export const SubjectList = (props: Props) => {
  const { source, subjects, place, looking, opensAt, blocksOf, onToGroups } = props
  const t = useWords(words)
  const text = useLocalized()
  const blocks =
    useQuery({
      ...q(registration.blockSubjects, { params: { id: blocksOf ?? 0 } }),
      enabled: blocksOf !== null,
    }).data?.blocks ?? []
  const blockOf = new Map(
    blocks.flatMap(({ blockID, subjects: own }) => own.map(({ subjectID }) => [subjectID, blockID] as const)),
  )
  const ofBlock = (blockID: number | undefined) =>
    doneLast(subjects.filter(({ subjectID }) => blockOf.get(subjectID) === blockID))
  const rows = (some: readonly SourceSubject[]) => (
    <ul className={classes['subjects']}>
      {some.map((subject) => (
        <li key={subject.subjectID}>
          <SubjectButton
            subject={subject}
            state={subjectState(subject, looking.isShut)}
            opensAt={opensAt}
            isOpen={subject.subjectID === place.subjectID}
            onOpen={() => place.openSubject(source.key, subject.subjectID)}
          />
          {subject.subjectID === place.subjectID && (
            <button type="button" className={classes['toGroups']} onClick={onToGroups}>
              {t('toGroups')}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <>
      {blocks.map((block) => {
        const own = ofBlock(block.blockID)
        if (own.length === 0) return null
        return (
          <section key={block.blockID} aria-label={text(block, 'block')}>
            <h3 className={classes['block']}>
              {text(block, 'block')}{' '}
              <span className={classes['ects']}>
                {t('blockChosen', { chosen: block.chosen, choose: block.choose })}
              </span>
            </h3>
            {rows(own)}
          </section>
        )
      })}
      {ofBlock(undefined).length > 0 && (
        <>
          {blocks.length > 0 && <h3 className={classes['block']}>{t('outsideBlocks')}</h3>}
          {rows(ofBlock(undefined))}
        </>
      )}
    </>
  )
}
