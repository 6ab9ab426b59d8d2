import { expect, test, vi } from "vitest";
import { createNavigate, type NavigationSettings } from "./navigation.ts";
import { reloadWhenRestored } from "./page-restore.ts";

const spies = () => ({
  route: vi.fn<NavigationSettings["route"]>(),
  load: vi.fn<NavigationSettings["load"]>(),
});

test("[RT-26] without single-page routing a link is a full page load", () => {
  const { route, load } = spies();
  createNavigate({ singlePageRouting: false, route, load })("/de/collections/women");
  expect(load).toHaveBeenCalledExactlyOnceWith("/de/collections/women");
  expect(route).not.toHaveBeenCalled();
});

test("[RT-26] replacing the entry stays in the page even without single-page routing", () => {
  const { route, load } = spies();
  createNavigate({ singlePageRouting: false, route, load })("/?a=1", { replace: true });
  expect(route).toHaveBeenCalledExactlyOnceWith("/?a=1", { replace: true, preventScrollReset: false });
  expect(load).not.toHaveBeenCalled();
});

test("[RT-26] with single-page routing a link stays in the page", () => {
  const { route, load } = spies();
  createNavigate({ singlePageRouting: true, route, load })("/a", { keepScroll: true });
  expect(route).toHaveBeenCalledExactlyOnceWith("/a", { replace: false, preventScrollReset: true });
  expect(load).not.toHaveBeenCalled();
});

test("[RT-27] a page restored from the back/forward cache is reloaded, a fresh one is not", () => {
  const target = new EventTarget();
  const reload = vi.fn<() => void>();
  reloadWhenRestored(target as Window, reload);
  target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: false }));
  expect(reload).not.toHaveBeenCalled();
  target.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  expect(reload).toHaveBeenCalledOnce();
});
