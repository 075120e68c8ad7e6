import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import type { StoredFile } from '#server/http/files/send-file.ts'
import {
  callerPerson,
  groupConversations,
  isMember,
  isOwn,
  memberPerson,
  ownConversations,
} from '#server/new-counts/sql.ts'
import { fullName, groupCode, lecturerCode } from './counterpart-columns.ts'

type List = z.input<typeof conversations.list.reply>
type Messages = z.input<typeof conversations.messages.reply>
export type Message = Messages['items'][number]

/** A student or a lecturer; the other is null. */
type Caller = [studentID: number | null, lecturerID: number | null]
type OfConversation = [...Caller, conversationID: number]

/** The other side of the conversation `c` for its member `m`: the other person, or the group `g` of the subject `u`. */
export const counterpart = `coalesce(${fullName('s', 'ka')}, ${fullName('l', 'ka')}, u.name_ka || ' · ' || g.code) as name,
       coalesce(${fullName('s', 'en')}, ${fullName('l', 'en')}, u.name_en || ' · ' || g.code) as nameeng,
       coalesce(s.fname_ka, l.fname_ka) as fname, coalesce(s.lname_ka, l.lname_ka) as lname,
       coalesce(s.fname_en, l.fname_en) as fnameeng, coalesce(s.lname_en, l.lname_en) as lnameeng,
       c.group_id is not null as is_group, s.id is not null as is_student,
       coalesce(s.code, ${lecturerCode('l')}, ${groupCode('g')}) as code`
export const joinCounterpart = `left join subject u on u.id = g.subject_id
     left join conversation_member o on o.conversation_id = c.id and o.id <> m.id and c.group_id is null
     left join student s on s.id = o.student_id left join lecturer l on l.id = o.lecturer_id`

/** The message `x` as its reader, the member `m`, gets it. */
export const messageJson = `(select json_build_object('conversation_messageID', x.id, 'created_at', x.created_at, 'text', x.text,
       'code', coalesce(ws.code, ${lecturerCode('wl')}), 'is_mine', w.id = m.id,
       'fname', coalesce(ws.fname_ka, wl.fname_ka), 'lname', coalesce(ws.lname_ka, wl.lname_ka),
       'fnameeng', coalesce(ws.fname_en, wl.fname_en), 'lnameeng', coalesce(ws.lname_en, wl.lname_en),
       'seenBy', (
         select coalesce(json_agg(coalesce(rs.code, 'lecturer-' || r.lecturer_id) order by r.id), '[]')
         from conversation_member r left join student rs on rs.id = r.student_id
         where r.conversation_id = x.conversation_id and r.id <> x.member_id and r.seen_count >= x.nth),
       'files', (
         select coalesce(json_agg(json_build_object('fileID', f.id, 'filename', f.filename, 'mime', f.mime, 'size', f.size)
           order by f.id), '[]')
         from conversation_file cf join stored_file f on f.id = cf.file_id where cf.message_id = x.id))
     from conversation_member w left join student ws on ws.id = w.student_id left join lecturer wl on wl.id = w.lecturer_id
     where w.id = x.member_id)`

const conversationColumns = `c.id as "conversationID", ${counterpart}, m.is_muted,
     c.message_count - m.seen_count as new_messages_count,
     (select ${messageJson} from conversation_message x where x.conversation_id = c.id and x.nth = c.message_count)
       as last_message`

/** SQL: the own conversations of two. */
const ownPairs = `conversation_member m where ${memberPerson} = ${callerPerson} and m.last_at is not null`
const countedPairs = `coalesce((select pairs from conversation_total where person = ${callerPerson}), 0)`

/** SQL: one page, $3, of $4 of the student's conversations; `among` selects them, by the expression of their id. */
const conversationPage = (pairs: string, among: (id: string) => string = () => 'true') => `
   with groups as materialized (
     select m.id as member_id, c.id, c.last_at from ${groupConversations(callerPerson)} and c.message_count > 0 and ${among('c.id')})
   select ${pairs} + (select count(*)::int from groups) as total,
     (select coalesce(json_agg(to_jsonb(shown) - 'last_at' order by shown.last_at desc, shown."conversationID" desc), '[]')
      from (
        select c.last_at, ${conversationColumns}
        from (
          select member_id from (
            (select m.id as member_id, m.conversation_id as id, m.last_at from ${ownPairs} and ${among('m.conversation_id')}
             order by m.last_at desc, m.conversation_id desc limit $3::int * $4::int)
            union all select member_id, id, last_at from groups) listed
          order by last_at desc, id desc limit $4 offset ($3 - 1) * $4) page
        join conversation_member m on m.id = page.member_id join conversation c on c.id = m.conversation_id
        left join study_group g on g.id = c.group_id ${joinCounterpart}) shown) as items`

type Page = Pick<List, 'items' | 'total'>

/**
 * One page of the own conversations, the latest first. It costs the same however many there are: those of two are read in
 * the order of their index and counted already, and those of groups are few.
 */
export const loadConversations = defineOneRowQuery<Page, [...Caller, page: number, perPage: number]>(
  'conversations.load',
  conversationPage(countedPairs),
  ['int', 'int', 'int', 'int'],
)

const isAmong = (id: string) => `${id} = any ($5::int[])`

/** As loadConversations, of these conversations only. Without the condition the one is planned in the order of its index. */
export const loadSomeConversations = defineOneRowQuery<
  Page,
  [...Caller, page: number, perPage: number, ids: readonly number[]]
>(
  'conversations.loadSome',
  conversationPage(`(select count(*)::int from ${ownPairs} and ${isAmong('m.conversation_id')})`, isAmong),
)

/** The names of the own conversations, to search in. */
export const listConversationNames = defineListQuery<
  { readonly conversationID: number; readonly name: string; readonly nameeng: string; readonly code: string },
  Caller
>(
  'conversations.listNames',
  `select c.id as "conversationID", ${counterpart} from ${ownConversations} ${joinCounterpart}
   where ${isOwn} and ${isMember} and c.message_count > 0`,
)

/** An own conversation with one page of its messages, the newest first. */
export const findMessages = defineRowQuery<
  Pick<Messages, 'conversation' | 'items' | 'total'>,
  [...OfConversation, perPage: number, page: number]
>(
  'conversations.findMessages',
  `select (select to_json(one) from (select ${conversationColumns}) one) as conversation, c.message_count as total,
     (select coalesce(json_agg(${messageJson} order by x.nth desc), '[]') from conversation_message x
      where x.conversation_id = c.id and x.nth <= c.message_count - ($5 - 1) * $4 and x.nth > c.message_count - $5 * $4)
       as items
   from ${ownConversations} ${joinCounterpart} where c.id = $3 and ${isOwn} and ${isMember}`,
  ['int', 'int', 'int', 'int', 'int'],
)

/** A file of an own conversation, with the student whom it is about. */
export const findConversationFile = defineRowQuery<
  StoredFile & { readonly studentID: number | null },
  [...OfConversation, fileID: number]
>(
  'conversations.findFile',
  `select f.name, f.filename, f.mime, coalesce(w.student_id, o.student_id) as "studentID"
   from ${ownConversations}
   join conversation_message x on x.conversation_id = c.id
   join conversation_file cf on cf.message_id = x.id and cf.file_id = $4 join stored_file f on f.id = cf.file_id
   join conversation_member w on w.id = x.member_id
   left join conversation_member o on o.conversation_id = c.id and o.id <> w.id and c.group_id is null
   where c.id = $3 and ${isOwn} and ${isMember}`,
)

/**
 * SQL: notifies whoever has a page of the conversation open: the ids of its students and of its lecturers, in parts that a
 * payload can hold.
 */
const notifyMembers = (conversation: string, condition = 'true') => `
     select pg_notify('messages', concat_ws(':', ${conversation}::int, coalesce(students, ''), coalesce(lecturers, ''))) from (
       select string_agg(student_id::text, ',') as students, string_agg(lecturer_id::text, ',') as lecturers from (
         select student_id, lecturer_id, row_number() over (order by id) / 500 as part from conversation_member
         where conversation_id = ${conversation} and left_at is null and ${condition}) numbered
       group by part) parts`

/**
 * Marks the messages of an own conversation as seen up to this one, or with null up to the last. Of two persons, both are
 * notified; in a group, where everybody would notify everybody, nobody is.
 */
export const markSeen = defineListQuery<object, [...OfConversation, messageID: number | null]>(
  'conversations.markSeen',
  `with seen as (
     update conversation_member m set seen_count = x.nth
     from conversation c, conversation_message x
     where m.conversation_id = $3 and ${isOwn} and c.id = $3 and x.conversation_id = $3
       and x.nth > m.seen_count and (x.id = $4 or ($4::int is null and x.nth = c.message_count))
     returning c.group_id)
   ${notifyMembers('$3', 'exists (select from seen where group_id is null)')}`,
)

/** The codes of those who have seen a message of a student's conversation, besides its author. */
export const findSeenBy = defineRowQuery<
  { readonly seenBy: string[] },
  [...OfConversation, messageID: number]
>(
  'conversations.findSeenBy',
  `select ${messageJson} -> 'seenBy' as "seenBy" from ${ownConversations}
   join conversation_message x on x.conversation_id = c.id and x.id = $4
   where c.id = $3 and ${isOwn} and ${isMember}`,
)

export interface ReportedMessage {
  readonly author: string
  readonly authoreng: string
  readonly code: string
  readonly text: string
  readonly filenames: readonly string[]
}

/** A message that somebody else has written in an own conversation. */
export const findMessageOfOther = defineRowQuery<ReportedMessage, [...OfConversation, messageID: number]>(
  'conversations.findMessageOfOther',
  `select coalesce(${fullName('s', 'ka')}, ${fullName('l', 'ka')}) as author,
     coalesce(${fullName('s', 'en')}, ${fullName('l', 'en')}) as authoreng, coalesce(s.code, ${lecturerCode('l')}) as code,
     x.text, array(select f.filename from conversation_file cf join stored_file f on f.id = cf.file_id
       where cf.message_id = x.id order by f.id) as filenames
   from ${ownConversations} join conversation_message x on x.conversation_id = c.id and x.id = $4 and x.member_id <> m.id
   join conversation_member w on w.id = x.member_id
   left join student s on s.id = w.student_id left join lecturer l on l.id = w.lecturer_id
   where c.id = $3 and ${isOwn} and ${isMember}`,
)

export interface LockedConversation {
  readonly memberID: number
  readonly groupID: number | null
  /** The student whom a message of a lecturer is about: the other person, if it is one. */
  readonly aboutStudentID: number | null
}

/** An own conversation, in which nobody else writes until this transaction ends. */
export const lockConversation = defineRowQuery<LockedConversation, OfConversation>(
  'conversations.lock',
  `select m.id as "memberID", c.group_id as "groupID", (
       select o.student_id from conversation_member o
       where o.conversation_id = c.id and o.id <> m.id and c.group_id is null) as "aboutStudentID"
   from ${ownConversations} where c.id = $3 and ${isOwn} and ${isMember} for update of c`,
)

/** The message that was sent with this attempt key, in whichever of the own conversations. */
export const findMessageByKey = defineRowQuery<
  { readonly conversationID: number; readonly message: Message },
  [...Caller, key: string]
>(
  'conversations.findByKey',
  `select m.conversation_id as "conversationID", ${messageJson} as message
   from conversation_member m join conversation_message x on x.member_id = m.id and x.key = $3 where ${isOwn}`,
)

export interface RecentMessages {
  readonly recentCount: number
  readonly maxPerHour: number
  /** Seconds until the next message can be sent, once the limit is reached. */
  readonly retryAfterSeconds: number
}

/** The own messages of the last hour, which are in conversations whose last message is not older. */
export const countRecentMessages = defineOneRowQuery<RecentMessages, Caller>(
  'conversations.countRecent',
  `select coalesce(sum(x.count), 0)::int as "recentCount",
     (select value::int from setting where name = 'messages_per_hour') as "maxPerHour",
     coalesce(ceil(extract(epoch from min(x.first) + interval '1 hour' - now())), 1)::int as "retryAfterSeconds"
   from (
     select m.id from conversation_member m
     where ${memberPerson} = ${callerPerson} and m.last_at > now() - interval '1 hour'
     union all
     select m.id from conversation_member m where ${memberPerson} = ${callerPerson} and m.last_at is null) m
   cross join lateral (
     select count(*), min(created_at) as first from conversation_message
     where member_id = m.id and created_at > now() - interval '1 hour') x`,
)

/** Adds a message as the next of its conversation, which is locked. */
export const insertMessage = defineOneRowQuery<
  { readonly messageID: number },
  [conversationID: number, memberID: number, text: string, key: string | null, fileIDs: readonly number[]]
>(
  'conversations.insertMessage',
  `with counted as (
     update conversation set message_count = message_count + 1, last_at = now() where id = $1 returning message_count),
   seen as (
     update conversation_member set seen_count = (select message_count from counted) where id = $2),
   written as (
     insert into conversation_message (conversation_id, member_id, nth, text, key)
     select $1, $2, message_count, $3, $4 from counted returning id),
   attached as (
     insert into conversation_file (message_id, file_id)
     select written.id, file_id from written cross join unnest($5::int[]) file_id)
   select id as "messageID" from written`,
)

/** A message as its author gets it. */
export const findMessage = defineOneRowQuery<{ readonly message: Message }, [messageID: number]>(
  'conversations.findMessage',
  `select ${messageJson} as message from conversation_message x join conversation_member m on m.id = x.member_id
   where x.id = $1`,
)

export const notifyConversation = defineListQuery<object, [conversationID: number]>(
  'conversations.notify',
  notifyMembers('$1'),
)

/** Makes everybody of the group a member who is not one yet. Members are left out first: each attempt takes a number. */
export const addGroupMembers = defineRowQuery<object, [conversationID: number, groupID: number]>(
  'conversations.addGroupMembers',
  `with students as (
     insert into conversation_member (conversation_id, student_id)
     select $1, r.student_id from registration_group rg join registration r on r.id = rg.registration_id
     where rg.group_id = $2 and not exists (
       select from conversation_member m where m.conversation_id = $1 and m.student_id = r.student_id)
     on conflict (conversation_id, student_id) do nothing)
   insert into conversation_member (conversation_id, lecturer_id)
   select $1, lecturer_id from study_group g where id = $2 and lecturer_id is not null and not exists (
     select from conversation_member m where m.conversation_id = $1 and m.lecturer_id = g.lecturer_id)
   on conflict (conversation_id, lecturer_id) do nothing`,
)
