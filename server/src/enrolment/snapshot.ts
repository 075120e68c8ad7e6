import type * as z from 'zod/mini'
import type { groupRow } from '#contract/rows/group-row.ts'
import type { Meeting } from '#rules/registration/clash.ts'
import type { CreditLimits } from '#rules/registration/credits.ts'
import type { PartGroup } from '#rules/registration/linked-sets.ts'
import type { LimitedModule } from '#rules/registration/module-limit.ts'
import type { StepWindow } from '#rules/registration/window.ts'

/** A name in both languages. */
interface Name {
  readonly ka: string
  readonly en: string
}

/** A meeting as the rules need it, with the names of its day. */
interface NamedMeeting extends Meeting {
  readonly day_ka: string
  readonly day_en: string
}

/** A group as the rules need it, with its code, the names of its part, and whether it can still be taken. */
export interface SeatGroup extends PartGroup {
  readonly meetings: readonly NamedMeeting[]
  readonly group: string
  readonly part_ka: string
  readonly part_en: string
  readonly is_open: boolean
  readonly has_seat: boolean
}

/** A group in which the student has a seat, with the subject it belongs to. */
export interface OwnGroup extends SeatGroup {
  readonly registrationID: number
  readonly subject: string
  readonly subjecteng: string
}

/** A window of the student's own; its opening also as the university's clock and calendar show it. */
interface OwnWindow extends StepWindow {
  readonly opens_on: string
  readonly opens_time: string
}

/** A group as the group table shows it. */
export type GroupRow = z.input<typeof groupRow>

/** A step of registration, the kinds of modules it is for, and whether a seat may be given up in it. */
export interface RegistrationStep {
  readonly step: number
  readonly module_kinds: readonly string[]
  readonly allows_cancel: boolean
}

export interface Subject {
  readonly subjectID: number
  readonly subject: string
  readonly subjecteng: string
  readonly subject_code: string
  readonly ects: number
}

/** A module with its limits, its subjects, and its blocks, each with the number that may be chosen. */
export interface Module extends LimitedModule {
  readonly programmeID: number
  readonly kind: 'compulsory' | 'elective' | 'free' | 'minor'
  readonly name: Name
  readonly after: { readonly moduleID: number; readonly name: Name; readonly credits: number } | null
  readonly subjects: ReadonlySet<number>
  readonly blocks: readonly {
    readonly blockID: number
    readonly name: Name
    readonly choose: number
    readonly subjects: readonly number[]
  }[]
}

/** This semester's catalogue, the same for every student, as of one version, without counts of seats. */
export interface Catalogue {
  readonly semester: number
  readonly version: number
  readonly steps: readonly RegistrationStep[]
  readonly subjects: ReadonlyMap<number, Subject>
  readonly modules: ReadonlyMap<number, Module>
  /** The subjects of the levels of English, from the lowest, and the semesters of study that change them (spec 6.4.1). */
  readonly english: readonly number[]
  readonly english_orders: ReadonlySet<number>
  /** The groups that were closed or moved: a student who is in one may leave it. */
  readonly to_leave: ReadonlySet<number>
  /** The groups of each subject, by part and number, as the rules need them. */
  readonly groupsBySubject: ReadonlyMap<number, readonly SeatGroup[]>
  readonly groups: ReadonlyMap<number, SeatGroup>
  /** The same groups as the group table shows them. */
  readonly rows: ReadonlyMap<number, GroupRow>
}

/** The student's credits of this semester and of the rest of the academic year, and what limits them. */
export interface CreditState {
  readonly semester_credits: number
  readonly elsewhere: number
  readonly limits: CreditLimits
  readonly category: number
  readonly is_on_last_course: boolean
}

/** A registration as the rules need it: its subject and its groups by their numbers. */
export interface Registration {
  readonly registrationID: number
  readonly subjectID: number
  readonly moduleID: number | null
  readonly groups: readonly number[]
}

/** A subject that the student chose before the semester. */
export interface PreRegistration {
  readonly preRegID: number
  readonly subjectID: number
  readonly moduleID: number | null
  readonly created_at: string
}

/** The facts about one student that decide beside the catalogue, as of one version of their own. */
export interface StudentState extends CreditState {
  readonly studentID: number
  readonly version: number
  readonly semester: number
  /** The version of the catalogue when this was read. */
  readonly catalogue: number
  /** The database's clock then, and how far this process's own is behind it (ms, set on arrival). */
  readonly read_at: string
  readonly clock_behind: number
  /** The university's, such as "Asia/Tbilisi". */
  readonly time_zone: string
  readonly is_active: boolean
  /** An overdue debt keeps the student from registering. */
  readonly debt_blocked: boolean
  /** `order_number` (spec 6.4.1). */
  readonly study_semester: number
  readonly minorID: number | null
  readonly windows: readonly OwnWindow[]
  /** The modules of the student's programme in order, and after them those of the minor. */
  readonly modules: readonly number[]
  /** The subjects that are passed or were recognised. */
  readonly earned: readonly { readonly subjectID: number; readonly credits: number }[]
  readonly preRegistrations: readonly PreRegistration[]
  /** The student wants nothing for the free credits. */
  readonly wants_no_free: boolean
  readonly registrations: readonly Registration[]
}

/** All that is decided on: what is offered, the student, and the database's clock (ISO 8601). */
export interface Snapshot {
  readonly catalogue: Catalogue
  readonly student: StudentState
  readonly now: string
}
