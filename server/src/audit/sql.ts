import { defineRowQuery } from '#server/db/define-row-query.ts'

export const addAuditRow = defineRowQuery<
  object,
  [
    staffID: number | null,
    operation: string,
    entity: string,
    entityID: number | null,
    studentID: number | null,
    schoolID: number | null,
    before: string | null,
    after: string | null,
    request: string,
  ]
>(
  'audit.addAuditRow',
  `insert into audit (staff_member_id, operation, entity, entity_id, student_id, school_id, before, after, request_id)
   values ($1, $2, $3, $4, $5, coalesce($6, (
     select p.school_id from student s join programme p on p.id = s.programme_id where s.id = $5)), $7, $8, $9)`,
)

/** Whether the number of distinct students passed another multiple of twenty, which is audited. */
export const addStudentsRead = defineRowQuery<
  { audited: boolean },
  [
    staffID: number,
    operation: string,
    students: readonly number[],
    call: string,
    request: string,
    codes: readonly string[],
  ]
>(
  'audit.addStudentsRead',
  `select audited from count_students_read(
     $1, $2, $3::int[] || array(select id from student where code = any($6::text[])), $4, $5)`,
)
