import { useLocalized, useWords } from '#web/i18n/useWords.ts'
import { listGroupsToChange, type Timetable } from '#web/parts/timetable/timetable.ts'
import { Notice } from '#web/ui/feedback/Notice.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import classes from './Schedule.module.css'
import { words } from './words.ts'

/** Groups that the university closed or moved. They stay in the week until another group is chosen. */
export const GroupsToChange = ({ timetable }: { timetable: Timetable }) => {
  const t = useWords(words)
  const text = useLocalized()
  const groups = listGroupsToChange(timetable)
  if (groups.length === 0) return null
  return (
    <div className={classes['groupsToChange']}>
      <Notice
        kind="warning"
        title={t('mustChange')}
        lines={groups.map((group) =>
          t(group.must_change === 'closed' ? 'wasClosed' : 'wasMoved', {
            subject: text(group, 'subject'),
            type: text(group, 'lecture_type'),
            group: group.group,
          }),
        )}
        action={
          <ButtonLink kind="plain" to="/registration">
            {t('toRegistration')}
          </ButtonLink>
        }
      />
    </div>
  )
}
