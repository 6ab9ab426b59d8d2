// The department filter: one department at a time.
import { chooseDepartment, defaultState } from "#search/state";
import { useListingView } from "../listing-view.tsx";
import { Option } from "./option.tsx";

export function DepartmentFilter() {
  const { data, state } = useListingView();
  const { defaults, facets } = data;
  const fresh = defaultState(defaults).menu.department;
  return (
    <ul>
      {facets.departments.map(({ value, label, count, isUnder }) => {
        const isChosen = state.menu.department === value;
        return (
          <Option
            key={value}
            look={isUnder ? "under" : "plain"}
            label={label}
            count={count}
            isChosen={isChosen}
            step={(before) => chooseDepartment(before, defaults, isChosen ? fresh : value)}
          />
        );
      })}
    </ul>
  );
}
