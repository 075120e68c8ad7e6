import type * as z from 'zod/mini'
import type { publications } from '#contract/staff/publications.ts'
import { byName } from '#server/db/by-name.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { toOrder, toSortedNames } from '#server/staff-lists/sql.ts'
import { heldScopes, inHeldScopes, toStaffName } from '#server/staff-permission/in-scope.ts'

type Publication = z.input<typeof publications.publish.reply>
export type Audience = z.input<typeof publications.audiences.reply>['audiences'][number]
type AudienceKind = Audience['audience']
type Caller = [staffID: number, operation: string]

/** SQL: the audience `a` is one to which the caller may publish. */
const inScope = inHeldScopes({ school: 'a.school_id', programme: 'a.programme_id', group: 'a.group_id' })

/** To whom the caller may publish. */
export const listAudiences = defineListQuery<Audience, Caller>(
  'publications.listAudiences',
  `with ${heldScopes}
   select a.audience, a.target_id as "targetID", a.name_ka as name, a.name_en as nameeng
   from publication_audience a where ${inScope}
   order by array_position(array['everyone', 'programme', 'course', 'group'], a.audience), ${byName('a.name_ka')}, a.target_id`,
)

/** The audience, if the caller may publish to it, and how many students it has. */
export const findAudience = defineRowQuery<
  { readonly name: string; readonly nameeng: string; readonly count: number },
  [...Caller, audience: AudienceKind, targetID: number | null]
>(
  'publications.findAudience',
  `with ${heldScopes}
   select a.name_ka as name, a.name_en as nameeng,
     (select count(*)::int from list_audience(a.audience, a.target_id)) as count
   from publication_audience a
   where a.audience = $3 and a.target_id is not distinct from $4::int and ${inScope}`,
)

const state = `case when p.published_at is not null then 'published' when p.cancelled_at is not null then 'cancelled' else 'waiting' end`

/** SQL: the publication `p` of the member of staff `m` to the audience `a`. */
const columns = `p.id as "publicationID", p.form, p.title_ka as title, p.title_en as titleeng, p.text_ka as text,
     p.text_en as texteng, p.link, p.audience, coalesce(p.programme_id, p.group_id, p.subject_id) as "targetID",
     coalesce(a.name_ka, '') as name, coalesce(a.name_en, '') as nameeng, ${toStaffName('m')} as staff,
     p.created_at, p.publish_at, ${state} as state, p.cancel_reason, p.published_at, p.recipient_count as recipients,
     case when p.published_at is null then null
       when p.form = 'popup' then (select count(*)::int from popup_recipient r where r.message_id = p.message_id and r.seen_at is not null)
       else (select count(*)::int from notification n join notification_recipient r on r.notification_id = n.id
         where n.publication_id = p.id and r.seen_at is not null) end as seen`
const joinAudience = `left join publication_audience a on a.audience = p.audience
     and a.target_id is not distinct from coalesce(p.programme_id, p.group_id, p.subject_id)`
const joined = `publication p join staff_member m on m.id = p.staff_member_id ${joinAudience}`

/** One page of what was published, or waits, to audiences of the caller's scopes; newest first. */
export const loadPublications = defineOneRowQuery<
  { readonly items: Publication[]; readonly total: number },
  [
    ...Caller,
    perPage: number,
    page: number,
    search: string,
    state: Publication['state'] | null,
    sort: string | null,
  ]
>(
  'publications.load',
  `with ${heldScopes},
     own as materialized (
       select p.id, row_number() over (order by ${toOrder('$7', {
         ...toSortedNames('m'),
         title: byName('p.title_ka'),
         titleeng: byName('p.title_en'),
         audience: byName('a.name_ka'),
         audienceeng: byName('a.name_en'),
         state,
       })}, p.id desc) as position
       from ${joined} where (p.staff_member_id = $1 or ${inScope}) and ($6::text is null or ${state} = $6)
         and has_text(concat_ws(' ', p.title_ka, p.title_en, a.name_ka, a.name_en), $5))
   select (select count(*)::int from own) as total,
     (select coalesce(json_agg(to_jsonb(shown) - 'position' order by shown.position), '[]') from (
        select page.position, ${columns} from ${joined}
        join (select * from own order by position limit $3 offset ($4 - 1) * $3) page on page.id = p.id) shown) as items`,
)

export const findPublication = defineOneRowQuery<Publication, [id: number]>(
  'publications.find',
  `select ${columns} from ${joined} where p.id = $1`,
)

interface Given {
  readonly form: Publication['form']
  readonly title: string
  readonly titleeng: string
  readonly text: string
  readonly texteng: string
  readonly link: string | null
  readonly audience: AudienceKind
  readonly targetID: number | null
  readonly publish_at: string | null
  readonly key: string | null
}

/** Adds a publication; the one of the same attempt instead, if there is one. */
const addRow = defineOneRowQuery<
  { readonly id: number; readonly isNew: boolean },
  [
    staffID: number,
    form: string,
    title_ka: string,
    title_en: string,
    text_ka: string,
    text_en: string,
    link: string | null,
    audience: string,
    targetID: number | null,
    publishAt: string | null,
    key: string | null,
  ]
>(
  'publications.add',
  `insert into publication (staff_member_id, form, title_ka, title_en, text_ka, text_en, link, audience,
     programme_id, group_id, subject_id, publish_at, key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, case $8 when 'programme' then $9::int end, case $8 when 'group' then $9::int end,
     case $8 when 'course' then $9::int end, coalesce($10, now()), $11)
   on conflict (staff_member_id, key) do update set key = excluded.key
   returning id, xmax = 0 as "isNew"`,
)

export const addPublication = (db: Parameters<typeof addRow>[0], staffID: number, given: Given) =>
  addRow(
    db,
    staffID,
    given.form,
    given.title,
    given.titleeng,
    given.text,
    given.texteng,
    given.link,
    given.audience,
    given.targetID,
    given.publish_at,
    given.key,
  )

/** Publishes what is due, each thing once, whichever process comes first. */
export const publishDue = defineOneRowQuery<{ readonly count: number }>(
  'publications.publishDue',
  'select publish_due() as count',
)

/** Deletes notifications that are older than the setting says. */
export const deleteOldNotifications = defineListQuery<object>(
  'publications.deleteOldNotifications',
  `delete from notification where created_at < now() - make_interval(days =>
     (select (value #>> '{}')::int from setting where name = 'notification_days'))`,
)

/** Locks a publication to an audience of the caller's scopes. */
export const lockPublication = defineRowQuery<
  { readonly state: Publication['state']; readonly publish_at: string },
  [...Caller, id: number]
>(
  'publications.lock',
  `with ${heldScopes}
   select ${state} as state, p.publish_at from publication p ${joinAudience}
   where p.id = $3 and (p.staff_member_id = $1 and exists (select from held) or ${inScope}) for update of p`,
)

export const cancelPublication = defineListQuery<object, [id: number]>(
  'publications.cancel',
  'update publication set cancelled_at = now() where id = $1',
)
