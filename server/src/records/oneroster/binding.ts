/** The values that a field of the published binding may hold. */
export type OneRosterType =
  | { readonly kind: 'string' | 'date' | 'dateTime' | 'boolean' | 'year' | 'float' | 'strings' }
  | { readonly kind: 'enum'; readonly values: readonly string[] }
  /** The sourcedId of a row of another file, or a list of them. */
  | { readonly kind: 'ref' | 'refs'; readonly file: OneRosterName }

export interface OneRosterField {
  readonly name: string
  readonly isRequired: boolean
  readonly type: OneRosterType
}

export type OneRosterName =
  | 'academicSessions'
  | 'categories'
  | 'classes'
  | 'courses'
  | 'enrollments'
  | 'lineItems'
  | 'orgs'
  | 'results'
  | 'roles'
  | 'users'

const text = { kind: 'string' } as const
const date = { kind: 'date' } as const
const strings = { kind: 'strings' } as const
const oneOf = (...values: readonly string[]) => ({ kind: 'enum', values }) as const
const ref = (file: OneRosterName) => ({ kind: 'ref', file }) as const

const must = (name: string, type: OneRosterType = text): OneRosterField => ({ name, isRequired: true, type })
const may = (name: string, type: OneRosterType = text): OneRosterField => ({ name, isRequired: false, type })

const statuses = ['active', 'tobedeleted'] as const

/** The first three of every file. In bulk files the second and third are empty. */
const common = [
  must('sourcedId'),
  may('status', oneOf(...statuses)),
  may('dateLastModified', { kind: 'dateTime' }),
]

/**
 * OneRoster CSV Binding 1.2.1, section 4: the columns of the files in their order. In the tables of the binding
 * "required" is `must`. Columns of others stand after them and begin with `metadata.`.
 */
export const binding: Readonly<Record<OneRosterName, readonly OneRosterField[]>> = {
  academicSessions: [
    ...common,
    must('title'),
    must('type', oneOf('gradingPeriod', 'semester', 'schoolYear', 'term')),
    must('startDate', date),
    must('endDate', date),
    may('parentSourcedId', ref('academicSessions')),
    must('schoolYear', { kind: 'year' }),
  ],
  categories: [...common, must('title'), may('weight', { kind: 'float' })],
  classes: [
    ...common,
    must('title'),
    may('grades', strings),
    must('courseSourcedId', ref('courses')),
    may('classCode'),
    must('classType', oneOf('homeroom', 'scheduled')),
    may('location'),
    must('schoolSourcedId', ref('orgs')),
    must('termSourcedIds', { kind: 'refs', file: 'academicSessions' }),
    may('subjects', strings),
    may('subjectCodes', strings),
    may('periods', strings),
  ],
  courses: [
    ...common,
    may('schoolYearSourcedId', ref('academicSessions')),
    must('title'),
    may('courseCode'),
    may('grades', strings),
    must('orgSourcedId', ref('orgs')),
    may('subjects', strings),
    may('subjectCodes', strings),
  ],
  enrollments: [
    ...common,
    must('classSourcedId', ref('classes')),
    must('schoolSourcedId', ref('orgs')),
    must('userSourcedId', ref('users')),
    must('role', oneOf('administrator', 'proctor', 'student', 'teacher')),
    may('primary', { kind: 'boolean' }),
    may('beginDate', date),
    may('endDate', date),
  ],
  lineItems: [
    ...common,
    must('title'),
    may('description'),
    must('assignDate', date),
    must('dueDate', date),
    must('classSourcedId', ref('classes')),
    must('categorySourcedId', ref('categories')),
    must('academicSessionSourcedId', ref('academicSessions')),
    may('resultValueMin', { kind: 'float' }),
    may('resultValueMax', { kind: 'float' }),
    must('schoolSourcedId', ref('orgs')),
  ],
  orgs: [
    ...common,
    must('name'),
    must('type', oneOf('department', 'school', 'district', 'local', 'state', 'national')),
    may('identifier'),
    may('parentSourcedId', ref('orgs')),
  ],
  results: [
    ...common,
    must('lineItemSourcedId', ref('lineItems')),
    must('studentSourcedId', ref('users')),
    must('scoreStatus', oneOf('exempt', 'fully graded', 'not submitted', 'partially graded', 'submitted')),
    may('score', { kind: 'float' }),
    must('scoreDate', date),
    may('comment'),
    may('textScore'),
    may('classSourcedId', ref('classes')),
    may('inProgress', { kind: 'boolean' }),
    may('incomplete', { kind: 'boolean' }),
    may('late', { kind: 'boolean' }),
    may('missing', { kind: 'boolean' }),
  ],
  roles: [
    ...common,
    must('userSourcedId', ref('users')),
    must('roleType', oneOf('primary', 'secondary')),
    must(
      'role',
      oneOf(
        'aide',
        'counselor',
        'districtAdministrator',
        'guardian',
        'parent',
        'principal',
        'proctor',
        'relative',
        'siteAdministrator',
        'student',
        'systemAdministrator',
        'teacher',
      ),
    ),
    may('beginDate', date),
    may('endDate', date),
    must('orgSourcedId', ref('orgs')),
    may('userProfileSourcedId'),
  ],
  users: [
    ...common,
    must('enabledUser', { kind: 'boolean' }),
    must('username'),
    may('userIds', strings),
    must('givenName'),
    must('familyName'),
    may('middleName'),
    may('identifier'),
    may('email'),
    may('sms'),
    may('phone'),
    may('agentSourcedIds', { kind: 'refs', file: 'users' }),
    may('grades', strings),
    may('password'),
    may('userMasterIdentifier'),
    may('preferredGivenName'),
    may('preferredMiddleName'),
    may('preferredFamilyName'),
    may('primaryOrgSourcedId', ref('orgs')),
    may('pronouns'),
  ],
}

/** Section 4.1: the files that a manifest names, in the order of the binding. */
export const manifestFiles = [
  'academicSessions',
  'categories',
  'classes',
  'classResources',
  'courses',
  'courseResources',
  'demographics',
  'enrollments',
  'lineItemLearningObjectiveIds',
  'lineItems',
  'lineItemScoreScales',
  'orgs',
  'resources',
  'resultLearningObjectiveIds',
  'results',
  'resultScoreScales',
  'roles',
  'scoreScales',
  'userProfiles',
  'userResources',
  'users',
] as const
export const manifestColumns = ['propertyName', 'value'] as const
export const manifestVersion = '1.0'
export const oneRosterVersion = '1.2'

/** Columns of this portal: the name of the column of the records (docs/records.md) after it. */
export const metadataPrefix = 'metadata.portal.'
