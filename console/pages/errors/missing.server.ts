// Answers 404 inside the frame.

import { data } from "react-router";
import { loads } from "../../framework/handlers.server.ts";

export const loader = loads("staff", () => {
  throw data(null, { status: 404 });
});
