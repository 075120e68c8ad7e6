import type { TestFiles } from '../test-records.ts'

/** Data that OneRoster does not cover, and a portal has before. */
export const structure: TestFiles = {
  programmes: [
    ['code', 'school', 'name_ka', 'name_en', 'category', 'level', 'ects', 'semesters'],
    ['LAW-BA', 'LAW', 'სამართალი', 'Law', '1', 'bachelor', '240', '8'],
  ],
  modules: [
    ['code', 'programme', 'name_ka', 'name_en', 'kind', 'required_credits'],
    ['LAW-1', 'LAW-BA', 'სავალდებულო', 'Compulsory', 'compulsory', '120'],
  ],
}

export const university: TestFiles = {
  schools: [
    ['code', 'name_ka', 'name_en', 'email'],
    ['LAW', 'სამართლის სკოლა', 'School of Law', 'law@u.example'],
    ['ART', 'ხელოვნების სკოლა', 'School of Arts', ''],
  ],
  ...structure,
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits', 'school'],
    ['L1', 'შესავალი, I', 'Introduction, I', '6', 'LAW'],
    ['L2', 'ისტორია', 'History', '4', ''],
  ],
  module_subjects: [
    ['module', 'subject', 'study_semester'],
    ['LAW-1', 'L1', '1'],
    ['LAW-1', 'L2', '1'],
  ],
  rooms: [['code'], ['312']],
  lecturers: [
    ['code', 'first_name_ka', 'first_name_en', 'last_name_ka', 'last_name_en', 'school'],
    ['T1', 'თამარ', 'Tamar', 'ლომიძე', 'Lomidze', 'LAW'],
    ['T2', 'გია', 'Gia', 'ქავთარაძე', 'Kavtaradze', ''],
  ],
  semesters: [
    ['code', 'name_ka', 'name_en', 'starts_on', 'ends_on', 'is_current'],
    ['2025-spring', 'გაზაფხული', 'Spring', '2026-03-01', '2026-07-15', 'no'],
    ['2026-autumn', 'შემოდგომა', 'Autumn', '2026-09-14', '2027-02-14', 'yes'],
  ],
  groups: [
    ['code', 'semester', 'subject', 'name', 'type', 'part', 'parent', 'lecturer', 'capacity'],
    ['G1', '2026-autumn', 'L1', '1', '1', '1', '', 'T1', '30'],
    ['G2', '2026-autumn', 'L1', '1 p', '2', '2', 'G1', '', '15'],
    ['G3', '2025-spring', 'L2', '1', '1', '1', '', 'T2', '20'],
  ],
  meetings: [
    ['group', 'number', 'weekday', 'starts', 'ends', 'room'],
    ['G1', '1', 'monday', '10:00', '12:00', '312'],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'last_name_ka',
      'first_name_en',
      'last_name_en',
      'personal_number',
      'programme',
      'status',
      'study_semester',
      'entry_year',
      'university_email',
      'phone',
      'address_en',
    ],
    [
      'U1',
      'ნინო',
      'ბერიძე',
      'Nino',
      'Beridze',
      '01001012345',
      'LAW-BA',
      'active',
      '3',
      '2025',
      'u1@s.example',
      '+995 555 12 34 56',
      'Tbilisi',
    ],
    ['U2', 'ანა', 'დოლიძე', 'Ana', 'Dolidze', '', 'LAW-BA', 'graduated', '8', '', 'u2@s.example', '', ''],
  ],
  registrations: [
    ['code', 'student', 'semester', 'subject', 'module', 'programme', 'registered_at'],
    ['R1', 'U1', '2026-autumn', 'L1', 'LAW-1', 'LAW-BA', '2026-09-07T12:00'],
    ['R2', 'U2', '2025-spring', 'L2', '', '', '2026-02-20T09:30'],
  ],
  registered_groups: [
    ['registration', 'group', 'part'],
    ['R1', 'G1', '1'],
    ['R1', 'G2', '2'],
    ['R2', 'G3', '1'],
  ],
  marks: [
    ['student', 'semester', 'subject', 'credits', 'score', 'status', 'is_recovery'],
    ['U2', '2025-spring', 'L2', '4', '87.5', '1', 'no'],
    ['U1', '2025-spring', 'L2', '4', '45', '4', 'yes'],
    ['U1', '2025-spring', 'L1', '6', '70', '1', 'no'],
  ],
}

/** The tables that OneRoster covers. */
export const covered = [
  'schools',
  'subjects',
  'lecturers',
  'semesters',
  'groups',
  'students',
  'registrations',
  'registered_groups',
  'marks',
]

/** The records that the package `foreign` refers to. The students are rows of code and names. */
export const beforeForeign = (students: readonly (readonly string[])[]): TestFiles => ({
  schools: [
    ['code', 'name_ka', 'name_en'],
    ['LAW', 'სამართალი', 'Law'],
  ],
  ...structure,
  subjects: [
    ['code', 'name_ka', 'name_en', 'credits'],
    ['L1', 'შესავალი', 'Introduction', '6'],
  ],
  module_subjects: [
    ['module', 'subject'],
    ['LAW-1', 'L1'],
  ],
  students: [
    [
      'code',
      'first_name_ka',
      'first_name_en',
      'last_name_ka',
      'last_name_en',
      'programme',
      'university_email',
    ],
    ...students.map((names) => [...names, 'LAW-BA', `${names[0]!.toLowerCase()}@s.example`]),
  ],
})

/** A package of another system: one school, no columns of this portal, English names only. */
export const foreign = {
  'manifest.csv': `propertyName,value
manifest.version,1.0
oneroster.version,1.2
file.academicSessions,bulk
file.classes,bulk
file.courses,bulk
file.enrollments,bulk
file.orgs,bulk
file.roles,bulk
file.users,bulk
file.demographics,absent
`,
  'orgs.csv': `sourcedId,status,dateLastModified,name,type,identifier,parentSourcedId
o-1,,,School of Law,school,LAW,
`,
  'academicSessions.csv': `sourcedId,status,dateLastModified,title,type,startDate,endDate,parentSourcedId,schoolYear
s-1,,,Autumn,semester,2026-09-14,2027-02-14,,2027
s-2,,,First half,gradingPeriod,2026-09-14,2026-11-14,s-1,2027
`,
  'courses.csv': `sourcedId,status,dateLastModified,schoolYearSourcedId,title,courseCode,grades,orgSourcedId,subjects,subjectCodes
c-1,,,,Introduction to law,L1,,o-1,,
`,
  'classes.csv': `sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods
k-1,,,Law 1,,c-1,A,scheduled,,o-1,s-2,,,
`,
  'users.csv': `sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns
u-1,,,true,nino,,Nino,Beridze,,U1,nino@s.example,,,,,,,,,,,
u-2,,,true,tea,,Tea,Gelashvili,,T9,,,,,,,,,,,,
u-3,,,true,boss,,Boss,Bossadze,,,,,,,,,,,,,,
`,
  'roles.csv': `sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId
r-1,,,u-1,primary,student,,,o-1,
r-2,,,u-2,primary,teacher,,,o-1,
r-3,,,u-3,primary,principal,,,o-1,
`,
  'enrollments.csv': `sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate
e-1,,,k-1,o-1,u-1,student,,,
e-2,,,k-1,o-1,u-2,teacher,true,,
`,
} as const
