/** The field that Ctrl+K opens. */
export const studentSearchID = 'student-search'
