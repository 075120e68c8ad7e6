import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

/** SQL: the membership `m` is that of the caller, $1 or $2. */
export const isOwn = `(m.student_id = $1 or m.lecturer_id = $2)`

/** SQL: the group `g`, if it is one, still has the member `m`, who has not left. Whoever gives up a seat loses the group. */
export const isMember = `m.left_at is null and (c.group_id is null or g.lecturer_id = m.lecturer_id or exists (
       select from registration_group rg join registration r on r.id = rg.registration_id
       where rg.group_id = c.group_id and r.student_id = m.student_id))`

/** SQL: the conversations `c` of their members `m`, and their groups `g`. */
export const ownConversations = `conversation_member m join conversation c on c.id = m.conversation_id
     left join study_group g on g.id = c.group_id`

/** SQL: the member `m` as one number, with which the indexes of a person's conversations begin. */
export const memberPerson = 'coalesce(m.student_id, -m.lecturer_id)'

/** SQL: the caller, $1 or $2, as such a number. */
export const callerPerson = 'coalesce($1::int, -$2::int)'

/** SQL: the conversations of groups `c` of this person. There is at most one for each group of the timetable. */
export const groupConversations = (
  person: string,
) => `conversation_member m join conversation c on c.id = m.conversation_id
     join study_group g on g.id = c.group_id
     where ${memberPerson} = ${person} and m.last_at is null and ${isMember}`

/** SQL: the unread messages of this person. Of the conversations of two, only those with one are read. */
const unreadOf = (person: string) => `(
       select coalesce(sum(m.message_count - m.seen_count), 0)::int from conversation_member m
       where ${memberPerson} = ${person} and m.message_count > m.seen_count and not m.is_muted)
     + (select coalesce(sum(c.message_count - m.seen_count), 0)::int from ${groupConversations(person)} and not m.is_muted)`

/** How many messages of the own conversations are unread. */
export const countNewMessages = defineOneRowQuery<
  { readonly count: number },
  [studentID: number | null, lecturerID: number | null]
>('conversations.count', `select ${unreadOf(callerPerson)} as count`, ['int', 'int'])

/** SQL: what the frame counts for the student: unread messages, and notifications that were not opened. */
const newCountsOf = (studentID: string) => `${unreadOf(studentID)} as messages,
     (select count(*)::int from notification_recipient where student_id = ${studentID} and seen_at is null) as notifications`

export interface NewCounts {
  readonly messages: number
  readonly notifications: number
}

/** How much is new for the student. */
export const countNew = defineOneRowQuery<NewCounts, [studentID: number]>(
  'newCounts.one',
  `select ${newCountsOf('$1')}`,
  ['int'],
)

/** How much is new for each of these students. */
export const countNewOfEach = defineListQuery<
  NewCounts & { readonly studentID: number },
  [studentIDs: readonly number[]]
>('newCounts.each', `select s.id as "studentID", ${newCountsOf('s.id')} from unnest($1::int[]) s (id)`)
