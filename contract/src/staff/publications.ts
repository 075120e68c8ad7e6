import * as z from 'zod/mini'
import { area, done, id, idText, instant, staffCall, trimmed } from '../endpoint/endpoint.ts'
import { pageSchema, perPageQuery, searchQuery, sortQuery } from '../endpoint/paging.ts'
import { staffName } from './staff-session.ts'

const publish = staffCall('notifications.publish')

const text = (max: number) => z.string().check(trimmed(), z.minLength(1), z.maxLength(max))

const publicationForm = z.enum(['notification', 'popup'])
/** A course is a subject of the current semester; `everyone` has no target. */
const audienceKind = z.enum(['everyone', 'programme', 'group', 'course'])

const named = { name: z.string(), nameeng: z.string() } as const
const target = { audience: audienceKind, targetID: z.nullable(id()) } as const

const publicationState = z.enum(['waiting', 'published', 'cancelled'])

const publication = z.object({
  publicationID: id(),
  form: publicationForm,
  title: z.string(),
  titleeng: z.string(),
  text: z.string(),
  texteng: z.string(),
  link: z.nullable(z.string()),
  ...target,
  ...named,
  staff: staffName,
  created_at: instant(),
  publish_at: instant(),
  state: publicationState,
  /**
   * Why the portal has not published it when it was due: the author's permission has ended, or the group or course is not
   * one of the current semester; null when somebody cancelled it.
   */
  cancel_reason: z.nullable(z.enum(['permission', 'audience'])),
  published_at: z.nullable(instant()),
  /** How many students it was published to, and how many of them have opened it; null before. */
  recipients: z.nullable(z.int()),
  seen: z.nullable(z.int()),
})

/** Publications to students, now or scheduled: notifications, and messages that open over the page. */
export const publications = area({
  list: publish('GET /api/staff/publications', {
    summary:
      "Lists what was published or waits for its time within the caller's scope, newest first or by a column.",
    query: {
      ...perPageQuery,
      ...searchQuery,
      ...sortQuery('title', 'titleeng', 'audience', 'audienceeng', 'state', 'name', 'nameeng'),
      state: z.optional(publicationState),
    },
    reply: pageSchema(publication),
  }),
  audiences: publish('GET /api/staff/publications/audiences', {
    summary:
      "Finds whom something can be published to: programmes, groups and courses in the caller's scope.",
    query: { ...searchQuery, audience: z.optional(audienceKind) },
    reply: z.object({
      /** The kinds that occur in the caller's scope. */
      kinds: z.array(audienceKind),
      audiences: z.array(z.object({ ...target, ...named })),
    }),
  }),
  recipients: publish('GET /api/staff/publications/recipients', {
    summary: 'Counts the students of an audience.',
    query: { audience: z._default(audienceKind, 'everyone'), targetID: z.optional(idText()) },
    refuses: [404],
    reply: z.object({ count: z.int(), ...named }),
  }),
  publish: publish('POST /api/staff/publications', {
    summary: 'Publishes something now, or when its time has come.',
    body: z.object({
      form: publicationForm,
      title: text(120),
      titleeng: text(120),
      text: text(4000),
      texteng: text(4000),
      /** A route of the portal; only of a notification. */
      link: z.optional(z.string().check(trimmed(), z.maxLength(200), z.regex(/^\/([^/\s]\S*)?$/))),
      audience: audienceKind,
      targetID: z.optional(id()),
      /** Left out, it is published now. */
      publish_at: z.optional(instant()),
    }),
    refuses: [404],
    reply: publication,
  }),
  cancel: publish('POST /api/staff/publications/{id}/cancel', {
    summary: 'Cancels what waits for its time.',
    params: { id: idText() },
    refuses: [404, 409],
    reply: done(),
  }),
})
