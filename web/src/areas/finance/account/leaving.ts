/** The place on the page of what would be given back to a student who leaves; the address opens it. */
export const leavingID = 'leaving'
