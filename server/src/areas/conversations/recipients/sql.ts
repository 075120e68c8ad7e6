import type * as z from 'zod/mini'
import type { conversations } from '#contract/administration/conversations.ts'
import { byName } from '#server/db/by-name.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'
import { fullName, groupCode, lecturerCode } from '../counterpart-columns.ts'

export type Recipient = z.input<typeof conversations.recipients.reply>['recipients'][number]

/** The students' groups of this semester. */
const ownGroups = `own as materialized (
     select g.id, g.code, g.subject_id, g.lecturer_id
     from semester s join registration r on r.student_id = $1 and r.semester_id = s.id
     join registration_group rg on rg.registration_id = r.id join study_group g on g.id = rg.group_id
     where s.is_current)`

/** SQL: the subjects of some of the groups, as the contract has them. */
const subjectsWhere = (condition: string) => `
   (select json_agg(json_build_object('subjectID', u.id, 'subject', u.name_ka, 'subjecteng', u.name_en) order by ${byName('u.name_ka')}, u.id)
    from subject u where u.id in (select subject_id from own where ${condition}))`

/** Whom the student can write to: the lecturers and the groups of this semester, and who shares a group with them. */
const recipients = (students = '') => `
   select ${lecturerCode('l')} as recipient_code, ${lecturerCode('l')} as code, l.id,
     ${fullName('l', 'ka')} as name, ${fullName('l', 'en')} as nameeng, l.fname_ka as fname, l.lname_ka as lname,
     l.fname_en as fnameeng, l.lname_en as lnameeng, false as is_group, false as is_student,
     ${subjectsWhere('own.lecturer_id = l.id')} as subjects
   from lecturer l where l.id in (select lecturer_id from own)
   union all
   select ${groupCode('own')}, ${groupCode('own')}, own.id, u.name_ka || ' · ' || own.code, u.name_en || ' · ' || own.code,
     null, null, null, null, true, false,
     json_build_array(json_build_object('subjectID', u.id, 'subject', u.name_ka, 'subjecteng', u.name_en))
   from own join subject u on u.id = own.subject_id
   union all
   (select s.code, s.code, s.id, ${fullName('s', 'ka')} as name, ${fullName('s', 'en')}, s.fname_ka, s.lname_ka, s.fname_en,
     s.lname_en, false, true, '[]'
   from student s where s.id <> $1 and s.is_active and s.id in (
     select r.student_id from own join registration_group rg on rg.group_id = own.id
     join registration r on r.id = rg.registration_id)
   ${students})`

/**
 * All lecturers and groups, and the first of the students whose names and code match each pattern: hundreds share a group.
 * None of the students with a maximum of 0.
 */
export const loadRecipients = defineOneRowQuery<
  { readonly recipients: readonly Recipient[] },
  [studentID: number, patterns: string, maxStudents: number]
>(
  'conversations.loadRecipients',
  `with ${ownGroups}
   select coalesce(json_agg(found order by is_group, is_student, name, id), '[]') as recipients
   from (${recipients(`and s.folded_names || ' ' || lower(s.code) ~ all (string_to_array($2, ' ')) order by name, s.id limit $3`)}) found`,
  ['int', 'text', 'int'],
)

/** At most one row. */
export const findRecipient = defineRowQuery<
  Recipient & { readonly id: number },
  [studentID: number, recipientCode: string]
>(
  'conversations.findRecipient',
  `with ${ownGroups} select * from (${recipients()}) found where recipient_code = $2`,
)

/** The conversation of a group; it is made if there is none. */
export const openGroupConversation = defineOneRowQuery<
  { readonly conversationID: number },
  [groupID: number]
>(
  'conversations.openGroup',
  `insert into conversation (group_id) values ($1)
   on conflict (group_id) do update set group_id = excluded.group_id returning id as "conversationID"`,
)

/** The conversation of two persons; it is made if there is none. */
export const openPairConversation = defineOneRowQuery<{ readonly conversationID: number }, [pair: string]>(
  'conversations.openPair',
  `insert into conversation (pair) values ($1)
   on conflict (pair) do update set pair = excluded.pair returning id as "conversationID"`,
)

/** Makes two persons the members of their conversation. */
export const addPersons = defineRowQuery<
  object,
  [conversationID: number, studentIDs: readonly number[], lecturerIDs: readonly number[]]
>(
  'conversations.addPersons',
  `with students as (
     insert into conversation_member (conversation_id, student_id) select $1, unnest($2::int[])
     on conflict (conversation_id, student_id) do nothing)
   insert into conversation_member (conversation_id, lecturer_id) select $1, unnest($3::int[])
   on conflict (conversation_id, lecturer_id) do nothing`,
)

/** The student who had left the conversation of a group takes part again. */
export const joinAgain = defineRowQuery<object, [studentID: number, conversationID: number]>(
  'conversations.joinAgain',
  'update conversation_member set left_at = null where student_id = $1 and conversation_id = $2 and left_at is not null',
)
