import type { User } from '#contract/account/session.ts'
import type { BlockerFacts } from '#rules/duties/blockers.ts'
import type { CreditLimits } from '#rules/registration/credits.ts'
import { statement, type Connection } from '#server/db/open.ts'

interface MissedDocument {
  readonly documentID: number
  readonly document: string
  readonly documenteng: string
  readonly deadline: string | null
}

/** The auth user's own columns, and after them the facts from which flags and blockers are worked out. */
export interface UserRow {
  readonly studentID: number
  readonly code: string
  readonly fname: string
  readonly lname: string
  readonly fnameeng: string
  readonly lnameeng: string
  readonly personal_code: string | null
  readonly schoolID: number
  readonly school: string
  readonly schooleng: string
  readonly speciality: string
  readonly specialityeng: string
  readonly programID: number
  readonly minor_programID: number | null
  readonly ects: number
  readonly study_levelID: number
  readonly program_categoryID: number
  readonly is_medicine: boolean
  readonly currency: string
  readonly must_choose_english: boolean
  readonly is_on_last_course: boolean
  readonly concentration: string | null
  readonly email_UG: string
  readonly hasBankAccount: boolean
  readonly getInternationalStudents: boolean
  readonly internationalAlreadyAgreed: boolean
  readonly informatics: boolean
  readonly confirmSelfGov: {
    readonly club_name: string
    readonly club_nameeng: string
    readonly self_governmentID: number
  } | null
  readonly missedDocuments: readonly MissedDocument[]
  readonly currentExam: number | null
  readonly order_number: number
  readonly must_choose_practise: boolean
  readonly choose_seminar: boolean
  readonly must_upload_vaccine_docs: boolean
  readonly must_upload_vaccine_message: string | null
  readonly must_upload_vaccine_messageeng: string | null
  readonly has_graduation: boolean
  readonly contractModal: boolean
  readonly come_to_graduation: boolean
  readonly scholarship: boolean
  readonly window_opens_in: number | null

  readonly comeAnswer: BlockerFacts['comeAnswer']
  readonly gownChosen: boolean
  readonly statusID: 1 | 2 | 3
  readonly today: string
  readonly openSteps: readonly number[]
  readonly preRegisteredCredits: number
  readonly creditLimits: CreditLimits | null
  readonly concentrationID: number | null
  readonly programHasConcentrations: boolean
  readonly lawSubjects: number
  readonly englishOffered: boolean
  readonly popup: BlockerFacts['popup']
  readonly wishesUntil: string | null
  readonly dutyDeadlines: BlockerFacts['deadlines']
  readonly informaticsInfoSaved: boolean
  readonly visit: User['visit']
  readonly contractOpen: boolean
  readonly hasVisitSlot: boolean
  readonly intakeDeadline: string | null
  readonly freeVisitSlots: number
  readonly appInstructionsWait: boolean
  readonly locationCampaignOpen: boolean
  readonly locationDeadline: string | null
  readonly locationAnswered: boolean
  readonly survey: BlockerFacts['survey']
  readonly surveyDeadline: string | null
}

const user = statement<UserRow>(
  'session.user',
  `with lacking as (
     -- Parts of what she is registered for in which she has no group, though her configuration has some.
     select bool_or(t.is_practice) as practise, bool_or(not t.is_practice and t.id = 2) as seminar
     from registration r
     join semester m on m.id = r.semester_id and m.is_current
     join study_group g on g.subject_id = r.subject_id and g.semester_id = r.semester_id
     join lecture_type t on t.id = g.lecture_type_id
     where r.student_id = $1
       and g.config = coalesce((select min(c.config) from registration_group h join study_group c on c.id = h.group_id
                                where h.registration_id = r.id), g.config)
       and not exists (select 1 from registration_group h where h.registration_id = r.id and h.part = g.part)
   ), open_windows as (
     select coalesce(json_agg(distinct w.step) filter (where w.starts_at <= now() and now() < w.ends_at), '[]') as steps,
       ceil(extract(epoch from min(w.starts_at) filter (where w.starts_at > now()) - now()))::int as opens_in,
       to_char(max(w.ends_at) filter (where w.step = 1 and w.starts_at <= now() and now() < w.ends_at) at time zone
         (select value #>> '{}' from setting where name = 'time_zone'), 'YYYY-MM-DD') as wishes_until
     from student_window w where w.student_id = $1
   ), location as (
     select c.deadline, a.student_id is not null as answered
     from location_campaign c join semester m on m.id = c.semester_id and m.is_current
     left join student_location a on a.semester_id = c.semester_id and a.student_id = $1
   ), university as (
     select value #>> '{}' as zone, (now() at time zone (value #>> '{}'))::date as today
     from setting where name = 'time_zone'
   )
   select s.id as "studentID", s.code, s.fname_ka as fname, s.lname_ka as lname, s.fname_en as fnameeng,
     s.lname_en as lnameeng, s.personal_code, sc.id as "schoolID", sc.name_ka as school, sc.name_en as schooleng,
     p.name_ka as speciality, p.name_en as specialityeng, p.id as "programID",
     s.minor_programme_id as "minor_programID",
     (select coalesce(sum(k.credits), 0)::int from
       (select distinct on (subject_id) credits from mark
        where student_id = s.id and status_id in (1, 7) order by subject_id, semester_id) k) as ects,
     p.study_level_id as "study_levelID", p.category_id as "program_categoryID", p.is_medicine, p.currency,
     s.must_choose_english, s.is_on_last_course, c.name_ka as concentration, s.university_email as "email_UG",
     s.bank_account is not null as "hasBankAccount", s.is_international as "getInternationalStudents",
     s.international_agreed as "internationalAlreadyAgreed", s.informatics_due as informatics,
     case when s.self_government_id is not null and not exists (select from self_government_answer g
         where g.student_id = s.id and g.self_government_id = s.self_government_id) then json_build_object('self_governmentID', s.self_government_id,
       'club_name', coalesce(s.self_government_ka, ''), 'club_nameeng', coalesce(s.self_government_en, '')) end
       as "confirmSelfGov",
     (select coalesce(json_agg(json_build_object('documentID', d.id, 'document', d.name_ka, 'documenteng', d.name_en,
        'deadline', d.deadline) order by d.deadline nulls last, d.id), '[]')
      from missing_document d where d.student_id = s.id and d.uploaded_at is null) as "missedDocuments",
     s.current_exam_id as "currentExam", s.study_semester as order_number,
     coalesce(lacking.practise, false) as must_choose_practise, coalesce(lacking.seminar, false) as choose_seminar,
     s.must_upload_vaccine and exists (select from vaccine_answer o where o.is_offered)
       and not exists (select from student_vaccine v where v.student_id = s.id) as must_upload_vaccine_docs, s.vaccine_message_ka as must_upload_vaccine_message,
     s.vaccine_message_en as must_upload_vaccine_messageeng, s.has_graduation,
     s.is_international and not s.contract_approved as "contractModal",
     s.graduation_attendance_open as come_to_graduation, s.has_scholarship as scholarship,
     (select json_build_object('answer', g.attendance, 'answeredOn', to_char(g.attendance_at at time zone
        (select value #>> '{}' from setting where name = 'time_zone'), 'YYYY-MM-DD'))
      from graduation_answer g where g.student_id = s.id and g.attendance is not null) as "comeAnswer",
     exists (select from graduation_answer g where g.student_id = s.id and g.gown is not null) as "gownChosen",
     s.status_id as "statusID", university.today, open_windows.steps as "openSteps",
     open_windows.opens_in as window_opens_in, open_windows.wishes_until as "wishesUntil",
     (select coalesce(sum(wished.credits), 0)::int from pre_registration w
      join semester m on m.id = w.semester_id and m.is_current
      join subject wished on wished.id = w.subject_id
      where w.student_id = s.id and w.removed_at is null) as "preRegisteredCredits",
     (select value from setting where name = 'credit_limits') as "creditLimits",
     s.concentration_id as "concentrationID",
     exists (select 1 from concentration o where o.programme_id = p.id) as "programHasConcentrations",
     (select count(*)::int from law_to_choose l where l.student_id = s.id) as "lawSubjects",
     s.phone is not null and coalesce(s.address_ka, s.address_en) is not null as "informaticsInfoSaved",
     coalesce(location.deadline >= university.today, location.answered is not null) as "locationCampaignOpen",
     s.must_choose_english and exists (
       select from english_level e
       join module_offer f on f.subject_id = e.subject_id
       join student_module n on n.id = f.module_id and n.student_id = s.id
       join study_group g on g.subject_id = e.subject_id
       join semester t on t.id = g.semester_id and t.is_current
       where not exists (select from mark k
         where k.student_id = s.id and k.subject_id = e.subject_id and k.status_id in (1, 7))) as "englishOffered",
     (select json_build_object('modal_messageID', r.message_id, 'is_contract', m.is_contract::int)
      from popup_recipient r join popup_message m on m.id = r.message_id
      where r.student_id = s.id and r.seen_at is null order by m.created_at, m.id limit 1) as popup,
     (select coalesce(json_object_agg(d.key, d.deadline), '{}') from duty_term d where d.deadline is not null)
       as "dutyDeadlines",
     contract.visit, contract.signing is not null as "contractOpen", contract.signing as "intakeDeadline",
     coalesce(contract.has_slot, false) as "hasVisitSlot", coalesce(contract.free, 0) as "freeVisitSlots",
     coalesce(contract.instructions, false) as "appInstructionsWait",
     location.deadline as "locationDeadline", coalesce(location.answered, false) as "locationAnswered",
     case when survey.id is not null then json_build_object('surveyID', survey.id, 'lock', survey.is_locked::int) end as survey,
     survey.ends_on as "surveyDeadline"
   from student s
   join programme p on p.id = s.programme_id
   join school sc on sc.id = p.school_id
   left join concentration c on c.id = s.concentration_id
   cross join lacking cross join open_windows cross join university
   left join location on true
   -- Only a student from abroad has a contract to come for.
   left join lateral (
     select d.day as signing, v.id is not null as has_slot,
       case when o.day >= university.today then json_build_object('studentComeDateID', v.id, 'selectedBranch', b.id,
         'branch', b.name_ka, 'brancheng', b.name_en, 'address', b.address_ka, 'addresseng', b.address_en,
         'date', o.day, 'start', left(o.starts::text, 5), 'end', left(o.ends::text, 5),
         'can_be_removed', o.day > university.today) end as visit,
       (select count(*)::int from visit_slot f where f.taken < f.capacity and f.day between university.today and d.day
          and (f.day + f.starts) at time zone university.zone > now()) as free,
       s.contract_approved and exists (select from contract_acceptance a
         where a.student_id = s.id and a.instructions_closed_at is null) as instructions
     from (select s.intake_id as id) i
     left join intake_deadline d on d.intake_id = i.id and d.kind = 'signing'
     left join visit v on v.student_id = s.id and v.removed_at is null
     left join visit_slot o on o.id = v.slot_id
     left join visit_branch b on b.id = o.branch_id
   ) contract on s.is_international
   left join survey on survey.id = first_survey(s.id)
   where s.id = $1`,
)
export const userRow = (db: Connection, studentID: number) => db.row(user, [studentID])
