import type * as z from 'zod/mini'
import type { clubProjectsStaff } from '#contract/staff/club-projects-staff.ts'
import type { LockedEntry } from '#server/answering/answering.ts'
import { countChanges } from '#server/answering/sql.ts'
import type { Connection } from '#server/db/open.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { heldScopes, inHeldScopes } from '#server/staff-permission/in-scope.ts'
import { resourcesJson, type ProjectRow } from './sql.ts'
import { toPriced } from './to-project.ts'

type Caller = [staffID: number, operation: string, projectID: number]
type Project = Omit<z.input<typeof clubProjectsStaff.entry.reply>, 'version' | 'cost' | 'resources'> & {
  readonly changes: number
  readonly revision: string
  readonly resources: ProjectRow['resources']
}

const project = `club_project p join club c on c.id = p.club_id
   join club_revision n on n.id = c.approved_revision_id
   join club_member h on h.club_id = c.id and h.role = 'head'
   join student s on s.id = h.student_id join programme m on m.id = s.programme_id`
const isWithin = `p.id = $3 and ${inHeldScopes({ school: 'm.school_id', programme: 's.programme_id' })}`
/** Like the view `club_project_inbox`: a project without resources has not been sent. */
const state = `case when p.status <> 'in_progress' then p.status
   when c.closed_at is null and exists (select from club_project_resource e where e.project_id = p.id) then 'sent'
   else 'withdrawn' end`

const findProjectRow = defineRowQuery<Project, Caller>(
  'clubs.loadProjectForStaff',
  `with ${heldScopes}
   select h.student_id as "studentID", p.id as "projectId", ${countChanges('club_project', 'p.id')} as changes, p.changes::text as revision,
     n.name_ka as club, n.name_en as clubeng, p.title, p.description, p.starts_on as start_date, p.ends_on as end_date,
     ${resourcesJson} as resources, p.approved_cost::text as approved_cost, p.currency, ${state} as status, p.reason
   from ${project} where ${isWithin}`,
)

/** A project with its cost. */
export const loadProjectForStaff = async (db: Connection, ...caller: Caller) => {
  const row = await findProjectRow(db, ...caller)
  return row && { ...row, ...toPriced(row.resources) }
}

export interface LockedProject extends LockedEntry {
  readonly resources: ProjectRow['resources']
}

/** Locks a project. A change of its resources counts in its row, so that one that was changed meanwhile has another version. */
export const lockProjectForStaff = defineRowQuery<LockedProject, Caller>(
  'clubs.lockProjectForStaff',
  `with ${heldScopes}
   select h.student_id as "studentID", p.sent_at as "sentAt", ${state} as state, p.changes::text as revision,
     ${resourcesJson} as resources,
     json_build_object('status', ${state}, 'reason', p.reason, 'approvedCost', p.approved_cost::text) as before
   from ${project} where ${isWithin} for update of p`,
)

export const saveProjectAnswer = defineRowQuery<
  object,
  [projectID: number, status: string, reason: string | null, approvedCost: string | null]
>(
  'clubs.saveProjectAnswer',
  'update club_project set status = $2, reason = $3, approved_cost = $4::numeric where id = $1',
)

/** Saves the state before an answer, unless the club has sent the project again since. */
export const restoreProject = defineRowQuery<{ readonly id: number }, [projectID: number]>(
  'clubs.restoreProject',
  `update club_project set status = 'in_progress', reason = null, approved_cost = null
   where id = $1 and status <> 'in_progress' returning id`,
)
