/** The doors between areas, by wing: what may be imported from another area, and nothing else. */
export const doors = {
  server: [
    // The group table says before the click what the choice would be refused with after it.
    '^server/src/areas/registration/(closed-window|judge-group|snapshot|words)\\.ts$',
  ],
  web: [],
}
