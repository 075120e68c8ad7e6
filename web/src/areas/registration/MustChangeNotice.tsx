import { useSuspenseQuery } from '@tanstack/react-query'
import { groups } from '#contract/registration/groups.ts'
import { q } from '#web/api/call.ts'
import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { GroupLine } from '#web/parts/group-table/GroupLine.tsx'
import { toSourceKey } from '#web/parts/search-params.ts'
import { SubjectName } from '#web/parts/subject-name/SubjectName.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import classes from './MustChangeNotice.module.css'
import type { SubjectListLocation } from './useRegistrationLocation.ts'
import { words } from './words.ts'

interface Props {
  /** Its main button is below this notice. */
  readonly openID: number | null
  readonly onOpenSubject: SubjectListLocation['openSubject']
}

/** The registrations whose group was closed or moved, each with a button that opens its groups (spec 4.13). */
export const MustChangeNotice = ({ openID, onOpenSubject }: Props) => {
  const t = useWords(words)
  const text = useLocalized()
  const { data } = useSuspenseQuery(q(groups.mustChange))
  if (data.subjects.length === 0) return null
  return (
    <section className={classes['notice']} aria-label={t('mustChange')}>
      <h2>
        <Icon name="warning" /> {t('mustChange')}
      </h2>
      <ul>
        {data.subjects.map((own) => (
          <li key={own.registrationID}>
            <div>
              <SubjectName subject={own} />
              {own.groups
                .filter(({ scheduleID }) => own.must_change.includes(scheduleID))
                .map((group) => (
                  <div key={group.scheduleID} className="muted">
                    <GroupLine group={group} />
                  </div>
                ))}
              <div>{text(own, 'reason')}</div>
            </div>
            <button
              type="button"
              className={own.subjectID === openID ? 'plain-button' : 'main-button'}
              onClick={() => onOpenSubject(toSourceKey(own.program_moduleID), own.subjectID)}
            >
              {t('chooseAnother')}
              <span className="visually-hidden">: {text(own, 'subject')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
