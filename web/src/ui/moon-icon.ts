/** For the dark scheme; not among `Icon`, which the first load has. */
export const moonIcon = 'M20 14A8 8 0 119.5 4 6.5 6.5 0 0020 14z'
