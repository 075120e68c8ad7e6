import { defineListQuery } from '#server/db/define-list-query.ts'
import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'
import { defineRowQuery } from '#server/db/define-row-query.ts'

export const findStudent = defineRowQuery<
  { readonly studentID: number; readonly code: string },
  [code: string]
>('student.find', 'select id as "studentID", code from find_student_by_code($1)')

/** A new link, with which former ones of the student end. */
export const addPasswordLink = defineRowQuery<object, [link: Buffer, studentID: number, hours: number]>(
  'student.addPasswordLink',
  `with former as (delete from password_reset where student_id = $2 and used_at is null)
   insert into password_reset (token_hash, student_id, expires_at, is_from_student)
   values ($1, $2, now() + $3 * interval '1 hour', false)`,
)

/** The number of counters that were cleared: of the code, of links that were asked for, and of the student's devices. */
export const clearDelays = defineOneRowQuery<{ readonly cleared: number }, [studentID: number, code: string]>(
  'student.clearDelays',
  `with cleared as (
     delete from login_failure where kind in ('code', 'reset_code') and key = upper($2)
       or kind = 'device' and key in (select id::text from device where student_id = $1) returning 1)
   select count(*) as cleared from cleared`,
)

const toBeInvited = `s.password_hash is null and s.invited_at is null and s.is_active and ($1::int is null or s.programme_id = $1)`

export const countToBeInvited = defineOneRowQuery<
  { readonly students: number },
  [programmeID: number | null]
>('student.countToBeInvited', `select count(*) as students from student s where ${toBeInvited}`)

export const findProgramme = defineRowQuery<{ readonly name: string }, [programmeID: number]>(
  'student.findProgramme',
  'select name_en as name from programme where id = $1',
)

export interface Invited {
  readonly studentID: number
  readonly code: string
  readonly email: string
}

/** Marks the next students as invited; two commands at a time never take the same one. */
export const claimInvitations = defineListQuery<Invited, [programmeID: number | null, count: number]>(
  'student.claimInvitations',
  `update student set invited_at = now() where id in (
     select s.id from student s where ${toBeInvited} order by s.id limit $2 for update skip locked)
   returning id as "studentID", code, university_email as email`,
)
