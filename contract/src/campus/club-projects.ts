import * as z from 'zod/mini'
import { area, call, day, done, id, idText, instant, line, prose, whole } from '../endpoint/endpoint.ts'
import { amount, currency, typedAmount } from '../rows/money.ts'

export const projectResource = z.object({
  resourceID: id(),
  description: z.string(),
  quantity: z.int(),
  price: amount(),
  sum: amount(),
})

/** The cost is the sum of its resources; the university may approve less (spec 2.38.5). */
const project = z.object({
  projectId: id(),
  title: z.string(),
  description: z.string(),
  start_date: day(),
  end_date: day(),
  status: z.enum(['in_progress', 'rejected', 'approved']),
  reason: z.nullable(z.string()),
  cost: amount(),
  approved_cost: z.nullable(amount()),
  currency: currency(),
  resources: z.array(projectResource),
  created_at: instant(),
})

const projectPath = { id: idText(), projectId: idText() }
const texts = () =>
  z.object({ title: line(200), description: prose(5000), start_date: day(), end_date: day() })
const newResource = () =>
  z.object({ description: line(300), quantity: whole(1, 10_000), price: typedAmount() })
const refuses = [403, 404, 409] as const
const refusesNew = [403, 404, 409, 429] as const

/** The projects of a club and what they need (spec 2.38.5). */
export const clubProjects = area({
  list: call('GET /api/clubs/{id}/my-projects', {
    summary: "Lists the projects of the student's club.",
    params: { id: idText() },
    refuses: [403, 404],
    reply: z.object({ projects: z.array(project) }),
  }),
  make: call('POST /api/clubs/{id}/my-projects', {
    summary:
      'Proposes a project with what it needs; it is in progress until the university decides. Without resources it waits for the first one before the university sees it.',
    params: { id: idText() },
    body: z.extend(texts(), { resources: z.optional(z.array(newResource()).check(z.maxLength(50))) }),
    refuses: refusesNew,
    reply: project,
  }),
  one: call('GET /api/clubs/{id}/my-projects/{projectId}', {
    summary: 'Returns one project with its resources.',
    params: projectPath,
    refuses: [403, 404],
    reply: project,
  }),
  change: call('PATCH /api/clubs/{id}/my-projects/{projectId}', {
    summary:
      'Changes a project that is not approved; omitted fields stay as they are. A rejected one is sent again by it.',
    params: projectPath,
    body: z.partial(texts()),
    refuses,
    reply: project,
  }),
  remove: call('DELETE /api/clubs/{id}/my-projects/{projectId}', {
    summary: 'Deletes a project while it is in progress.',
    params: projectPath,
    refuses,
    reply: done(),
  }),
  resources: call('GET /api/clubs/{id}/my-projects/{projectId}/resources', {
    summary: 'Lists the resources of a project and their cost.',
    isForPrograms: true,
    params: projectPath,
    refuses: [403, 404],
    reply: z.object({
      resources: z.array(projectResource),
      cost: amount(),
      approved_cost: z.nullable(amount()),
    }),
  }),
  addResource: call('POST /api/clubs/{id}/my-projects/{projectId}/resources', {
    summary: 'Adds a resource to a project that is not approved: description, quantity and unit price.',
    params: projectPath,
    body: newResource(),
    refuses,
    reply: projectResource,
  }),
  removeResource: call('DELETE /api/clubs/{id}/my-projects/{projectId}/resources/{resourceId}', {
    summary: 'Removes a resource from a project that is not approved.',
    params: { ...projectPath, resourceId: idText() },
    refuses,
    reply: done(),
  }),
})
