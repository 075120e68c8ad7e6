import { defineOneRowQuery } from '#server/db/define-one-row-query.ts'

interface Names {
  readonly ka: string
  readonly en: string
}

/** The content of an ELMO file. */
export interface ElmoFacts {
  /** The identifiers of the university are optional settings beside its name. */
  readonly university: Names & {
    readonly url?: string
    readonly schac?: string
    readonly pic?: string
    readonly erasmus?: string
  }
  readonly code: string
  readonly given_names: string
  readonly family_name: string
  readonly personal_code: string | null
  /** 1 active, 2 suspended, 3 graduated. */
  readonly status: number
  readonly programme: Names & {
    readonly code: string
    readonly category: number
    readonly study_level: number
  }
  readonly semesters: readonly (Names & {
    readonly starts_on: string
    readonly ends_on: string
    readonly is_current: boolean
    readonly marks: readonly (Names & {
      readonly code: string
      readonly credits: number
      readonly score: number
      readonly status_id: number
    })[]
  })[]
}

/** In the order of the transcript. */
export const loadElmoFacts = defineOneRowQuery<ElmoFacts, [studentID: number]>(
  'elmo.loadFacts',
  `select coalesce((select value from setting where name = 'university'), '{"ka":"","en":""}') as university,
     s.code, s.fname_en as given_names, s.lname_en as family_name, s.personal_code, s.status_id as status,
     json_build_object('ka', p.name_ka, 'en', p.name_en, 'code', coalesce(r.code, 'programme-' || p.id),
       'category', p.category_id, 'study_level', p.study_level_id) as programme,
     (select coalesce(json_agg(json_build_object('ka', e.name_ka, 'en', e.name_en, 'starts_on', e.starts_on,
         'ends_on', e.ends_on, 'is_current', e.is_current, 'marks', k.marks) order by e.starts_on, e.id), '[]')
       from semester e join (
         select m.semester_id, json_agg(json_build_object('ka', b.name_ka, 'en', b.name_en, 'code', b.code,
           'credits', m.credits, 'score', m.score, 'status_id', m.status_id) order by b.sort_name_ka, b.id) as marks
         from mark m join subject b on b.id = m.subject_id where m.student_id = s.id group by m.semester_id
       ) k on k.semester_id = e.id) as semesters
   from student s join programme p on p.id = s.programme_id
   left join record_code r on r.kind = 'programmes' and r.id = p.id where s.id = $1`,
)
