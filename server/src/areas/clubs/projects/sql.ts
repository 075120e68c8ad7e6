import type * as z from 'zod/mini'
import type { clubProjects } from '#contract/campus/club-projects.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { lockThenRead } from '#server/db/lock-then-read.ts'
import { ownClub, ownRole, type Position } from '../sql.ts'

type Project = z.input<typeof clubProjects.one.reply>

/** As the database has it: sums and the cost are computed by the rule. */
export type ProjectRow = Omit<Project, 'cost' | 'resources'> & {
  readonly resources: readonly Omit<Project['resources'][number], 'sum'>[]
}

/** SQL: the resources of the project `p`, as JSON. */
export const resourcesJson = `(
       select coalesce(json_agg(json_build_object('resourceID', e.id, 'description', e.description, 'quantity', e.quantity,
         'price', e.price::text) order by e.id), '[]') from club_project_resource e where e.project_id = p.id)`

const columns = `p.id as "projectId", p.title, p.description, p.starts_on as start_date, p.ends_on as end_date, p.status,
     p.reason, p.approved_cost::text as approved_cost, p.currency, p.created_at, ${resourcesJson} as resources`

/** The projects of a club, the latest first, with what the student is in it. */
export const findProjects = defineRowQuery<
  Pick<Position, 'role'> & { readonly projects: ProjectRow[] },
  [studentID: number, clubID: number]
>(
  'clubs.findProjects',
  `select ${ownRole} as role, (
       select coalesce(json_agg(shown order by shown."projectId" desc), '[]') from (
         select ${columns} from club_project p where p.club_id = c.id and m.state = 'member') shown) as projects
   from ${ownClub}`,
  ['int', 'int'],
)

export const findProject = defineRowQuery<ProjectRow, [clubID: number, projectID: number]>(
  'clubs.findProject',
  `select ${columns} from club_project p where p.club_id = $1 and p.id = $2`,
)

const lockOneProject = defineRowQuery<ProjectRow, [clubID: number, projectID: number]>(
  'clubs.lockProject',
  `select ${columns} from club_project p where p.club_id = $1 and p.id = $2 for update of p`,
)

/** Like `findProject`, but locks the project until the transaction ends. */
export const lockProject = lockThenRead(lockOneProject)

export const findProjectByKey = defineRowQuery<
  { readonly projectID: number; readonly clubID: number },
  [studentID: number, key: string]
>(
  'clubs.findProjectByKey',
  'select id as "projectID", club_id as "clubID" from club_project where student_id = $1 and key = $2',
)

export const insertProject = defineOneRowQuery<
  { readonly projectID: number },
  [
    clubID: number,
    studentID: number,
    title: string,
    description: string,
    startsOn: string,
    endsOn: string,
    key: string | null,
  ]
>(
  'clubs.insertProject',
  `insert into club_project (club_id, student_id, title, description, starts_on, ends_on, key)
   values ($1, $2, $3, $4, $5, $6, $7) returning id as "projectID"`,
)

/** Saves a changed project, which waits for the university again if it was rejected. */
export const saveProject = defineRowQuery<
  object,
  [projectID: number, title: string, description: string, startsOn: string, endsOn: string]
>(
  'clubs.saveProject',
  `update club_project set title = $2, description = $3, starts_on = $4, ends_on = $5, changes = changes + 1, reason = null,
     sent_at = case when status = 'rejected' then now() else sent_at end, status = 'in_progress'
   where id = $1`,
)

export const deleteProject = defineRowQuery<object, [projectID: number]>(
  'clubs.deleteProject',
  'delete from club_project where id = $1',
)

interface ResourceRow {
  readonly resourceID: number
  readonly description: string
  readonly quantity: number
  readonly price: string
}

export const findResourceByKey = defineRowQuery<ResourceRow, [projectID: number, key: string]>(
  'clubs.findResourceByKey',
  `select id as "resourceID", description, quantity, price::text as price from club_project_resource
   where project_id = $1 and key = $2`,
)

export const insertResource = defineOneRowQuery<
  ResourceRow,
  [projectID: number, description: string, quantity: number, price: string, key: string | null]
>(
  'clubs.insertResource',
  `with changed as (
     update club_project p set changes = changes + 1,
       sent_at = case when exists (select from club_project_resource where project_id = $1) then sent_at else now() end
     where id = $1)
   insert into club_project_resource (project_id, description, quantity, price, key) values ($1, $2, $3, $4::numeric, $5)
   returning id as "resourceID", description, quantity, price::text as price`,
)

export const deleteResource = defineRowQuery<object, [projectID: number, resourceID: number]>(
  'clubs.deleteResource',
  `with deleted as (delete from club_project_resource where project_id = $1 and id = $2 returning project_id)
   update club_project set changes = changes + 1 where id in (select project_id from deleted)`,
)
