// The address of the form that stores a choice: `choice` is all, none, or some, with the categories as fields.

export const CONSENT_ACTION = "/consent";
