import { undoSeconds } from '#rules/staff/answering.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

interface Name {
  readonly ka: string
  readonly en: string
}

export interface AnswerReply {
  readonly answerID: number
  readonly undo_until: string
}

interface AnswerState {
  /** How often the entry was answered or an answer undone. */
  readonly changes: number
  /** Somebody else, who is working on it. */
  readonly claimedBy: Name | null
  /** Who changed it last, by answering or undoing. */
  readonly changedBy: Name | null
  /** The answer of the same attempt. */
  readonly repeated: (AnswerReply & { readonly isOfEntry: boolean; readonly isUndone: boolean }) | null
}

const name = (alias: string) =>
  `json_build_object('ka', ${alias}.fname_ka || ' ' || ${alias}.lname_ka, 'en', ${alias}.fname_en || ' ' || ${alias}.lname_en)`
const undoUntil = `a.answered_at + interval '${undoSeconds} seconds'`

/** How often an entry of the inbox was answered or an answer undone: a part of its version. */
export const countChanges = (kind: string, entryID: string): string =>
  `(select (count(*) + count(undone_at))::int from staff_answer where kind = '${kind}' and entry_id = ${entryID})`

export const loadAnswerState = defineOneRowQuery<
  AnswerState,
  [kind: string, entryID: number, staffID: number, key: string | null]
>(
  'answering.loadAnswerState',
  `select
     (select (count(*) + count(undone_at))::int from staff_answer where kind = $1 and entry_id = $2) as changes,
     (select ${name('m')} from inbox_claim c join staff_member m on m.id = c.staff_member_id
      where c.kind = $1 and c.entry_id = $2 and c.staff_member_id <> $3 and c.claimed_at > now() - make_interval(mins =>
        (select (value #>> '{}')::int from setting where name = 'inbox_claim_minutes'))) as "claimedBy",
     (select ${name('m')} from staff_answer a join staff_member m on m.id = a.staff_member_id
      where a.kind = $1 and a.entry_id = $2 order by greatest(a.answered_at, a.undone_at) desc limit 1) as "changedBy",
     (select json_build_object('answerID', a.id, 'undo_until', ${undoUntil},
        'isOfEntry', a.kind = $1 and a.entry_id = $2, 'isUndone', a.undone_at is not null)
      from staff_answer a where a.staff_member_id = $3 and a.key = $4) as repeated`,
)

/** Adds the answer, ends the claim, and notifies the open pages of the student. */
export const addAnswer = defineOneRowQuery<
  AnswerReply,
  [
    kind: string,
    entryID: number,
    studentID: number,
    groupID: number | null,
    sentAt: string,
    staffID: number,
    decision: string,
    text: string | null,
    isFinal: boolean,
    before: string,
    key: string | null,
  ]
>(
  'answering.addAnswer',
  `with a as (
     insert into staff_answer (kind, entry_id, student_id, group_id, sent_at, staff_member_id, decision, text, is_final,
       before, key)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id, answered_at),
     released as (delete from inbox_claim where kind = $1 and entry_id = $2 and $9)
   select a.id as "answerID", ${undoUntil} as undo_until, pg_notify('answers', $3::int::text) from a`,
)

interface FoundAnswer {
  readonly staffID: number
  readonly answeredAt: string
  readonly now: string
  readonly isUndone: boolean
  /** No other answer has followed. */
  readonly isLast: boolean
  readonly decision: string
  readonly before: Readonly<Record<string, unknown>>
}

/** An answer to this entry. */
export const findAnswer = defineRowQuery<FoundAnswer, [kind: string, entryID: number, answerID: number]>(
  'answering.findAnswer',
  `select a.staff_member_id as "staffID", a.answered_at as "answeredAt", clock_timestamp() as now,
     a.undone_at is not null as "isUndone", a.decision, a.before,
     not exists (select from staff_answer b where b.kind = $1 and b.entry_id = $2 and b.undone_at is null and b.id > a.id)
       as "isLast"
   from staff_answer a where a.id = $3 and a.kind = $1 and a.entry_id = $2`,
)

/** Undoes an answer: its author has the entry again, and the open pages of the student are notified. */
export const undoAnswerRow = defineOneRowQuery<object, [answerID: number, studentID: number]>(
  'answering.undoAnswer',
  `with undone as (
     update staff_answer set undone_at = now() where id = $1 returning kind, entry_id, staff_member_id),
     claimed as (
       insert into inbox_claim (kind, entry_id, staff_member_id) select kind, entry_id, staff_member_id from undone
       on conflict (kind, entry_id) do update set staff_member_id = excluded.staff_member_id, claimed_at = now())
   select pg_notify('answers', $2::int::text)`,
)
