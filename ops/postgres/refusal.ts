/** The database cannot be started, and trying again would not change that. */
export class Refusal extends Error {}
