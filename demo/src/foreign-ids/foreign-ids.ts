/** How another student's id is found and sent: `owner` is its student, the rest the parameters of the call. */
export interface ForeignID {
  /** Creates the row where the demo has none. */
  readonly prepare?: string
  /** Gives one row: `owner`, `params` and `body` as JSON; `intruder` where not every other student is refused. */
  readonly row: string
  /** The form field of a call that uploads a file. */
  readonly file?: string
}

const one = (table: string, where = 'true') =>
  `select student_id as owner, json_build_object('id', id) as params from ${table} where ${where} order by id limit 1`
const paper = (more: string) =>
  `select w.student_id as owner, json_build_object('id', w.id) as params, ${more} as body
   from exam_paper w join exam_viewing v on v.exam_id = w.exam_id
   where now() between v.starts_at and v.ends_at
     and exists (select from exam_page p where p.paper_id = w.id) order by w.id limit 1`
const notOwnedBy = (table: string) =>
  `(select o.id from student o where o.programme_id <> s.programme_id and o.programme_id in (select programme_id from ${table}) order by o.id limit 1)`
const otherProgramme =
  '(select o.id from student o where o.programme_id <> s.programme_id order by o.id limit 1)'
/** A subject that one of two students of one programme takes and the other does not. */
const takesSubject = (table: string) => `
  from ${table} x
  join registration r on r.subject_id = x.subject_id and r.semester_id = x.semester_id
  join student s on s.id = r.student_id
  join lateral (
    select o.id as intruder from student o
    where o.programme_id = s.programme_id and not exists (
      select from registration i where i.student_id = o.id and i.subject_id = x.subject_id and i.semester_id = x.semester_id)
    order by o.id limit 1
  ) o on true`
const quiz = (body: string) =>
  `select r.student_id as owner, intruder, json_build_object('subjectId', x.subject_id) as params,
     ${body} as body ${takesSubject('quiz')} where now() between x.opens_at and x.closes_at order by x.id, r.student_id limit 1`
const module = `select s.id as owner, ${otherProgramme} as intruder, json_build_object('programID', s.programme_id,
     'moduleID', m.id, 'concentrationID', c.id) as params
   from student s join module m on m.programme_id = s.programme_id join concentration c on c.programme_id = s.programme_id
   where s.is_active order by s.id, m.id, c.id limit 1`
const registered = `from registration r join semester t on t.id = r.semester_id and t.is_current`

const started = (name: string) =>
  `insert into upload (student_id, name, call, field, filename, size, fingerprint, expires_at)
   select min(id), repeat('${name}', 32), 'POST /api/problems', 'file', 'a.pdf', 9, 'x', now() + interval '1 hour' from student`

const ownOrder = `select student_id as owner, json_build_object('orderID', id) as params from payment_order order by id limit 1`

/** A conversation that the demo's first member of one has, with more parameters of the path and a body. */
const ownConversation = (params = '', body = 'null::json', condition = 'c.group_id is null'): string =>
  `select m.student_id as owner, (select o.id from student o where o.is_active and not exists (
      select from conversation_member x where x.conversation_id = c.id and x.student_id = o.id)
      order by o.id desc limit 1) as intruder, json_build_object('id', c.id${params && `, ${params}`}) as params, ${body} as body
   from conversation c join conversation_member m on m.conversation_id = c.id and m.student_id is not null
   where ${condition} order by c.id, m.id limit 1`

const notInClub =
  '(select o.id from student o where o.is_active and not exists (select from club_member i where i.student_id = o.id) order by o.id desc limit 1)'
/** An approved club of its head, with more parameters of the path and a body. */
const ownClub = (body = 'null::json', params = '', more = ''): string =>
  `select h.student_id as owner, ${notInClub} as intruder, json_build_object('id', c.id${params}) as params, ${body} as body
   from club c join club_member h on h.club_id = c.id and h.role = 'head' ${more}
   where c.approved_revision_id is not null order by c.id limit 1`
const ownMember = ownClub(
  `json_build_object('role', 'deputy')`,
  `, 'memberId', m.id`,
  `join club_member m on m.club_id = c.id and m.role = 'member' and m.state = 'member'`,
)
const ownProject = (body = 'null::json', status = 'in_progress'): string =>
  ownClub(
    body,
    `, 'projectId', p.id, 'resourceId', e.id`,
    `join club_project p on p.club_id = c.id and p.status = '${status}' join club_project_resource e on e.project_id = p.id`,
  )

/** Calls with an id that belongs to one student, or to the students of a programme or subject, by their names. */
export const listForeignIDs: Readonly<Record<string, ForeignID>> = {
  'agreements.acceptForeignContract': {
    row: `select r.student_id as owner, json_build_object('messageID', m.id) as body
      from popup_message m join popup_recipient r on r.message_id = m.id where m.is_contract limit 1`,
  },
  'agreements.removeTime': {
    row: `select student_id as owner, json_build_object('id', id) as body from visit where removed_at is null limit 1`,
  },
  'agreements.approveContract': {
    row: `select id as owner, json_build_object('id', id) as body from student where is_international and contract_approved order by id limit 1`,
  },
  'applications.one': { row: one('application') },
  'applications.certificate': {
    row: `select student_id as owner, json_build_object('id', application_id) as params from certificate order by id limit 1`,
  },
  'applications.elmo': {
    row: `select student_id as owner, json_build_object('id', application_id) as params from certificate
      where kind = 'transcript' order by id limit 1`,
  },
  'applications.file': {
    row: `select a.student_id as owner, json_build_object('id', a.id, 'fileID', p.file_id) as params
      from application a join application_step p on p.application_id = a.id where p.file_id is not null order by a.id limit 1`,
  },
  'applications.cancel': { row: one('application', `status = 'sent'`) },
  'conversations.messages': { row: ownConversation() },
  'conversations.seen': {
    row: ownConversation(
      `'messageId', (select max(x.id) from conversation_message x where x.conversation_id = c.id)`,
    ),
  },
  'conversations.file': {
    row: `select m.student_id as owner, json_build_object('id', x.conversation_id, 'fileID', f.file_id) as params
      from conversation_file f join conversation_message x on x.id = f.message_id
      join conversation_member m on m.conversation_id = x.conversation_id where m.student_id is not null limit 1`,
  },
  'conversations.write': { row: ownConversation(), file: 'files[]' },
  'conversations.mute': { row: ownConversation('', `json_build_object('is_muted', true)`) },
  'conversations.report': {
    row: `select m.student_id as owner, json_build_object('id', c.id, 'messageId', x.id) as params, json_build_object('reason', 'rude') as body
      from conversation c join conversation_message x on x.conversation_id = c.id
      join conversation_member m on m.conversation_id = c.id and m.student_id is not null and m.id <> x.member_id
      where c.group_id is null order by x.id limit 1`,
  },
  'conversations.leave': { row: ownConversation('', 'null::json', 'c.group_id is not null') },
  'clubs.change': { row: ownClub(), file: 'picture' },
  'clubs.withdraw': { row: ownClub() },
  'clubs.withdrawChange': { row: ownClub() },
  'clubs.close': { row: ownClub(`json_build_object('reason', 'x')`) },
  'clubs.members': { row: ownClub() },
  'clubs.invite': {
    row: ownClub(`json_build_object('code', (select code from student where id = ${notInClub}))`),
  },
  'clubs.accept': { row: ownMember },
  'clubs.setRole': { row: ownMember },
  'clubs.removeMember': { row: ownMember },
  'clubProjects.list': { row: ownClub() },
  'clubProjects.make': {
    row: ownClub(
      `json_build_object('title', 'x', 'description', 'x', 'start_date', now()::date + 9, 'end_date', now()::date + 9)`,
    ),
  },
  'clubProjects.one': { row: ownProject() },
  'clubProjects.resources': { row: ownProject() },
  'clubProjects.change': { row: ownProject(`json_build_object('title', 'x')`) },
  'clubProjects.addResource': {
    row: ownProject(`json_build_object('description', 'x', 'quantity', 1, 'price', '1')`),
  },
  'clubProjects.removeResource': { row: ownProject() },
  // Of an answered one, which its owner cannot delete: the calls after it need the other.
  'clubProjects.remove': { row: ownProject('null::json', 'approved') },
  'clubs.handleAnswer': {
    row: `select id as owner, json_build_object('self_governmentID', self_government_id, 'answer', 1) as body
      from student where self_government_id is not null order by id limit 1`,
  },
  'courses.material': {
    row: `select r.student_id as owner, intruder, json_build_object('subjectId', x.subject_id, 'fileID', x.file_id) as params
      ${takesSubject('course_material')} order by x.id, r.student_id limit 1`,
  },
  'courses.seen': { row: quiz(`json_build_object('version', repeat('a', 22))`) },
  'courses.quiz': { row: quiz('null::json') },
  'courses.startQuiz': { row: quiz(`json_build_object('quizID', x.id)`) },
  'courses.answerQuiz': { row: quiz(`json_build_object('quizID', x.id, 'finish', true)`) },
  'documents.uploadMissed': {
    row: `select student_id as owner, json_build_object('documentID', id) as body from missing_document
      where uploaded_at is null order by id limit 1`,
    file: 'doc',
  },
  'evaluations.ofSubject': {
    row: `select student_id as owner, json_build_object('semesterID', semester_id, 'subjectID', subject_id,
        'registrationID', registration_id) as params from mark order by registration_id limit 1`,
  },
  'exams.comments': { row: paper('null::json') },
  'exams.answers': { row: paper('null::json') },
  'exams.answerBlanks': { row: paper('null::json') },
  'exams.appeal': {
    row: paper(
      `(select json_build_object('questionID', q.id, 'text', 'x') from exam_question q where q.exam_id = w.exam_id limit 1)`,
    ),
  },
  'exams.uploadFiles': {
    row: `select r.student_id as owner, intruder, json_build_object('examScheduleID', x.id) as params ${takesSubject('exam')}
      join exam_submission_window k on k.exam_id = x.id and now() between k.starts_at and k.ends_at order by x.id, r.student_id limit 1`,
    file: 'files[]',
  },
  'feeds.revoke': {
    prepare: `insert into calendar_subscription (student_id, secret) select min(id), 'a secret' from student`,
    row: one('calendar_subscription'),
  },
  'finance.pay': {
    row: `select e.student_id as owner, json_build_object('amount', '1', 'payment_type', e.debit_type_id, 'pay_for_id', e.id) as body
      from ledger_entry e join charge_left l on l.id = e.id and l.left_to_pay > 1 order by e.id limit 1`,
  },
  'finance.order': { row: ownOrder },
  'finance.cancelOrder': { row: ownOrder },
  'groups.generalForChange': {
    row: `select r.student_id as owner, json_build_object('subjectID', r.subject_id, 'id', r.id) as params ${registered}
      order by r.id limit 1`,
  },
  'lab.cancel': {
    row: `select b.student_id as owner, json_build_object('id', b.id, 'unitId', l.unit_id) as params
      from lab_booking b join lab_slot l on l.id = b.slot_id where b.cancelled_at is null order by l.day desc, l.starts limit 1`,
  },
  'master.chooseTheme': {
    row: `select s.id as owner, ${notOwnedBy('master_round')} as intruder, json_build_object('themeID', t.id) as body
      from master_theme t join student s on s.programme_id = t.programme_id
      where t.taken < t.places and not exists (select from master_choice c where c.student_id = s.id) order by t.id, s.id limit 1`,
  },
  'master.uploadFiles': {
    // Of another programme, with a theme: whoever has none is refused before the part is looked up.
    row: `select s.id as owner, (
        select h.student_id from master_choice h
        where h.programme_id <> s.programme_id and h.removed_at is null and h.status <> 'rejected' order by 1 limit 1
      ) as intruder, json_build_object('componentID', c.id) as body
      from master_component c join student s on s.programme_id = c.programme_id order by c.id, s.id limit 1`,
    file: 'files[]',
  },
  'master.downloadFile': {
    row: `select h.student_id as owner, json_build_object('filename', f.filename, 'fileID', f.id) as body
      from master_submission h join master_submission_file m on m.submission_id = h.id join stored_file f on f.id = m.file_id limit 1`,
  },
  'camera.cancelCinematography': {
    prepare: `update booking set kind = 'cinematography' where id = (select max(id) from booking where kind = 'camera')`,
    row: one('booking', `kind = 'cinematography'`),
  },
  'camera.cancel': { row: one('booking', `kind = 'camera'`) },
  'library.cancel': { row: one('scan_order', `status = 'sent'`) },
  'library.scan': { row: one('scan_order', `status = 'done'`) },
  'library.renew': { row: one('library_loan', 'closed_on is null') },
  'library.payFine': { row: one('library_loan', 'fine is not null and fine_outcome is null') },
  'library.cancelHold': { row: one('library_hold', 'ended_at is null') },
  'consultation.cancel': { row: one('booking', `kind = 'consultation'`) },
  'notifications.one': {
    row: `select r.student_id as owner, json_build_object('id', r.notification_id) as params
      from notification_recipient r join notification n on n.id = r.notification_id
      where n.kind <> 'published' order by r.notification_id limit 1`,
  },
  'notifications.seePopup': {
    row: `select student_id as owner, json_build_object('id', message_id) as params from popup_recipient order by 1 limit 1`,
  },
  'plans.outcome': { row: one('plan', 'removed_at is null') },
  'plans.change': {
    row: `select student_id as owner, json_build_object('id', id) as params, json_build_object('name', 'x') as body
      from plan where removed_at is null order by id limit 1`,
  },
  'plans.register': { row: one('plan', 'removed_at is null') },
  'plans.remove': { row: one('plan', 'removed_at is null') },
  'preRegistration.change': {
    row: `select p.student_id as owner, json_build_object('preRegID', p.id, 'subjectID', p.subject_id) as body
      from pre_registration p where p.removed_at is null order by p.id limit 1`,
  },
  'preRegistration.remove': { row: one('pre_registration', 'removed_at is null') },
  'presentations.file': { row: one('presentation', 'file_id is not null') },
  'presentations.remove': { row: one('presentation', 'file_id is not null') },
  'problems.file': {
    prepare: `update problem set file_id = (select min(file_id) from presentation) where id = (select min(id) from problem)`,
    row: one('problem', 'file_id is not null'),
  },
  'profile.signOutDevice': {
    prepare: `insert into device (student_id, token_hash, name) select min(id), '\\x00', 'Firefox' from student`,
    row: one('device'),
  },
  'program.generalInfo': {
    row: `select s.id as owner, ${otherProgramme} as intruder, json_build_object('programID', s.programme_id) as params
      from student s where s.is_active order by s.id limit 1`,
  },
  'program.moduleSubjects': { row: module },
  'program.concentrationSubjects': { row: module },
  'uploads.piece': { prepare: started('a'), row: one('upload') },
  'uploads.drop': { prepare: started('b'), row: one('upload') },
  'registration.cancel': {
    row: `select r.student_id as owner, json_build_object('id', r.id) as params ${registered} order by r.id limit 1`,
  },
}
