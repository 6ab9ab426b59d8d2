// Saves the filters of the list under a name, or deletes the open view.

import { useState } from "react";
import { Form } from "react-router";
import { useMessages } from "#storefront/ui/language.tsx";
import type { ActionResult } from "../../framework/handlers.server.ts";
import { orders as texts } from "../../locales/generated/orders.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog, DialogBody, DialogFoot } from "../../ui/dialog.tsx";
import { Choice, TextField } from "../../ui/field.tsx";
import type { OrdersData } from "./orders.server.ts";

interface Props {
  readonly data: OrdersData;
  readonly current: OrdersData["savedViews"][number] | undefined;
  readonly answer: ActionResult | undefined;
}

export function SaveView({ data: { view, text, from, to }, current, answer }: Props) {
  const say = useMessages(texts);
  const [opened, setOpened] = useState<{ readonly before: typeof answer }>();
  const query = new URLSearchParams({ view, ...(text && { q: text }), ...(from && { from }), ...(to && { to }) });
  const refusal = answer?.kind === "refused" ? (answer.fields?.["name"] ?? answer.text) : undefined;
  // Closes once the view is saved.
  const isOpen = opened !== undefined && (answer === opened.before || refusal !== undefined);
  return (
    <>
      {current?.isMine && (
        <Form method="post">
          <input type="hidden" name="id" value={current.id} />
          <Button type="submit" size="small" name="intent" value="delete-view">
            {say("deleteView")}
          </Button>
        </Form>
      )}
      {!current && (
        <Button size="small" onClick={() => setOpened({ before: answer })}>
          {say("saveView")}
        </Button>
      )}
      <Dialog title={say("saveView")} isOpen={isOpen} onClose={() => setOpened(undefined)} closeLabel={say("close")}>
        <Form method="post">
          <input type="hidden" name="query" value={query.toString()} />
          <DialogBody>
            <TextField label={say("viewName")} name="name" required maxLength={60} error={refusal} />
            <Choice name="shared" value="yes" help={say("shareHelp")}>
              {say("share")}
            </Choice>
          </DialogBody>
          <DialogFoot>
            <Button type="submit" look="primary" name="intent" value="save-view">
              {say("saveNow")}
            </Button>
          </DialogFoot>
        </Form>
      </Dialog>
    </>
  );
}
