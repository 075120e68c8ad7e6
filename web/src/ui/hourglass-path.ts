/** An hourglass: somebody deals with it. Only later screens show it, so it is not among the icons of every page. */
export const hourglassPath = 'M7 3h10M7 21h10M8 3v4l4 5 4-5V3M8 21v-4l4-5 4 5v4'
