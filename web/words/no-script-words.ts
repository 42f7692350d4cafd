/** What the app says where scripts are off, in front of the link to the home page. */
export const NO_SCRIPT = {
  text: "Fulcrum's planner needs JavaScript. Read what it does on",
  home: 'the home page',
} as const
